import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AssistantButton } from './index.js';

const href = 'https://ai.example.org/chat';
const button = () => screen.getByRole('link', { name: 'AI助手（在新窗口打开）' });
const box = (element: HTMLElement, left: number, top: number, width: number, height: number) => {
  const sizes = { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
};
const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());

beforeEach(() => {
  localStorage.clear();
  onClick.mockClear();
});

describe('the address', () => {
  it('opens in a new tab that cannot reach back', () => {
    render(<AssistantButton href={href} />);
    expect(button()).toHaveAttribute('target', '_blank');
    expect(button()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(button()).toHaveAccessibleDescription('可以拖动；获得焦点后，按方向键移动。');
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '/chat', '//evil', '', null, undefined])(
    '%s shows nothing',
    (bad) => {
      render(<AssistantButton href={bad} />);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});

describe('moving', () => {
  it('by arrow keys: reported and remembered', async () => {
    const onSpotChange = vi.fn<(spot: { side: string; height: number }, details: unknown) => void>();
    const { unmount } = render(<AssistantButton href={href} onSpotChange={onSpotChange} />);
    box(button(), 948, 620, 60, 60);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const [spot, details] = onSpotChange.mock.calls[0] ?? [];
    expect(details).toEqual({ reason: 'keyboard' });
    expect(spot?.side).toBe('left');
    // Its start: one button and a gap of 12 above the chat button, in a window of 768.
    expect(spot?.height).toBeCloseTo((768 - 60 - 32 - 72) / (768 - 60 - 32));
    expect(button()).toHaveAttribute('data-side', 'left');
    unmount();
    render(<AssistantButton href={href} />);
    expect(button()).toHaveAttribute('data-side', 'left');
  });

  it('by pointer: snaps to the nearer edge, and the release is no click', () => {
    const onSpotChange = vi.fn<(spot: { side: string }, details: unknown) => void>();
    render(<AssistantButton href={href} onSpotChange={onSpotChange} onClick={onClick} />);
    box(button(), 948, 600, 60, 60);
    fireEvent.pointerDown(button(), { pointerId: 1, isPrimary: true, button: 0, clientX: 970, clientY: 620 });
    fireEvent.pointerMove(button(), { pointerId: 1, clientX: 100, clientY: 300 });
    expect(button()).toHaveAttribute('data-dragging');
    fireEvent.pointerUp(button(), { pointerId: 1, clientX: 100, clientY: 300 });
    expect(button()).not.toHaveAttribute('data-dragging');
    expect(onSpotChange.mock.calls[0]?.[0].side).toBe('left');
    expect(onSpotChange.mock.calls[0]?.[1]).toEqual({ reason: 'drag' });
    expect(fireEvent.click(button())).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('a trembling press is a click', () => {
    const onSpotChange = vi.fn<() => void>();
    render(<AssistantButton href={href} onSpotChange={onSpotChange} onClick={onClick} />);
    fireEvent.pointerDown(button(), { pointerId: 1, isPrimary: true, button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(button(), { pointerId: 1, clientX: 13, clientY: 13 });
    fireEvent.pointerUp(button(), { pointerId: 1 });
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSpotChange).not.toHaveBeenCalled();
  });

  it('a press of two seconds starts a drag without movement; Escape cancels it', () => {
    vi.useFakeTimers();
    try {
      const onSpotChange = vi.fn<() => void>();
      render(<AssistantButton href={href} onSpotChange={onSpotChange} onClick={onClick} />);
      fireEvent.pointerDown(button(), { pointerId: 1, isPrimary: true, button: 0 });
      act(() => vi.advanceTimersByTime(2000));
      expect(button()).toHaveAttribute('data-dragging');
      fireEvent.keyDown(button(), { key: 'Escape' });
      fireEvent.pointerUp(button(), { pointerId: 1 });
      fireEvent.click(button());
      expect(onSpotChange).not.toHaveBeenCalled();
      expect(onClick).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('after a touch drag, which sends no click, the next activation counts', () => {
    vi.useFakeTimers();
    try {
      render(<AssistantButton href={href} onClick={onClick} />);
      fireEvent.pointerDown(button(), { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' });
      fireEvent.pointerMove(button(), { pointerId: 1, clientX: 60, clientY: 60, pointerType: 'touch' });
      fireEvent.pointerUp(button(), { pointerId: 1, clientX: 60, clientY: 60, pointerType: 'touch' });
      act(() => vi.runAllTimers());
      fireEvent.click(button()); // Enter or a screen reader: no pointer event comes before
      expect(onClick).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('hears the caller as well: the caller first, who may keep an arrow key', () => {
    const heard: string[] = [];
    const hear = (event: { type: string }) => void heard.push(event.type);
    const onSpotChange = vi.fn<() => void>();
    render(
      <AssistantButton
        href={href}
        onSpotChange={onSpotChange}
        onPointerDown={hear}
        onPointerMove={hear}
        onPointerUp={hear}
        onPointerCancel={hear}
        onClickCapture={hear}
        onKeyDown={(event) => {
          hear(event);
          if (event.key === 'ArrowUp') event.preventDefault();
        }}
      />,
    );
    fireEvent.pointerDown(button(), { pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.pointerMove(button(), { pointerId: 1 });
    fireEvent.pointerUp(button(), { pointerId: 1 });
    fireEvent.pointerCancel(button(), { pointerId: 1 });
    fireEvent.click(button());
    fireEvent.keyDown(button(), { key: 'ArrowUp' });
    expect(heard).toEqual(['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'keydown']);
    expect(onSpotChange).not.toHaveBeenCalled();
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(onSpotChange).toHaveBeenCalledOnce();
  });

  it('works without storage', async () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    render(<AssistantButton href={href} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(button()).toHaveAttribute('data-side', 'left');
    get.mockRestore();
    set.mockRestore();
  });
});

it('moves aside while it would cover the focused element', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <>
      <input aria-label="手机号" />
      <AssistantButton href={href} />
    </>,
  );
  const input = screen.getByRole('textbox');
  // jsdom has no layout: the position of the button is read from its offsets, and no other element lies below it.
  const offsets = { offsetLeft: 900, offsetTop: 600, offsetWidth: 60, offsetHeight: 60 };
  for (const [name, value] of Object.entries(offsets)) Object.defineProperty(button(), name, { value });
  document.elementsFromPoint = () => [];
  box(input, 880, 610, 200, 40);
  input.focus();
  await waitFor(() => expect(button()).toHaveAttribute('data-aside'));
  button().focus();
  await waitFor(() => expect(button()).not.toHaveAttribute('data-aside'));
});

it('renders on the server', () => {
  expect(renderToString(<AssistantButton href={href} />)).toContain('AI助手');
});
