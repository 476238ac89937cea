import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongPress, type LongPressDetails } from './index.js';

const setup = (props: { duration?: number; disabled?: boolean } = {}) => {
  const onLongPress = vi.fn<(details: LongPressDetails) => void>();
  const view = render(
    <LongPress onLongPress={onLongPress} {...props}>
      清空草稿
    </LongPress>,
  );
  return { onLongPress, button: screen.getByRole('button', { name: /清空草稿/ }), ...view };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const down = (element: Element, more = {}) =>
  fireEvent.pointerDown(element, { isPrimary: true, button: 0, clientX: 50, clientY: 50, ...more });

describe('LongPress', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('acts after 2000 ms and not before, and the release is no click', () => {
    const { onLongPress, button } = setup();
    down(button);
    expect(button).toHaveAttribute('data-state', 'pressing');
    pass(1999);
    expect(onLongPress).not.toHaveBeenCalled();
    pass(1);
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ reason: 'pointer', x: 50, y: 50, target: button });
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onLongPress).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('data-state', 'idle');
  });

  it.each([
    ['is let go', (b: Element) => fireEvent.pointerUp(b)],
    ['leaves', (b: Element) => fireEvent.pointerLeave(b)],
    ['scrolls', (b: Element) => fireEvent.pointerCancel(b)],
    ['moves', (b: Element) => fireEvent.pointerMove(b, { clientX: 50, clientY: 61 })],
    ['is joined by a second finger', (b: Element) => down(b, { isPrimary: false, pointerId: 2 })],
  ])('does nothing when the pointer %s', (_name, gesture) => {
    const { onLongPress, button } = setup();
    down(button);
    pass(1000);
    gesture(button);
    expect(button).toHaveAttribute('data-state', 'idle');
    pass(5000);
    fireEvent.click(button, { detail: 1 });
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('ignores small movements of the finger', () => {
    const { onLongPress, button } = setup();
    down(button);
    fireEvent.pointerMove(button, { clientX: 56, clientY: 56 });
    pass(2000);
    expect(onLongPress).toHaveBeenCalledTimes(1);
  });

  it.each(['Enter', ' '])('can be held with the key "%s"; a short press does nothing', (key) => {
    const { onLongPress, button } = setup();
    button.focus();
    fireEvent.keyDown(button, { key });
    pass(500);
    fireEvent.keyUp(button, { key });
    pass(5000);
    expect(onLongPress).not.toHaveBeenCalled();
    fireEvent.keyDown(button, { key });
    pass(1000);
    fireEvent.keyDown(button, { key, repeat: true }); // auto-repeat must not start another press
    pass(1000);
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ reason: 'keyboard', target: button });
  });

  it('is canceled by Esc and when it loses the focus', () => {
    const { onLongPress, button } = setup();
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(button, { key: 'Escape' });
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.blur(button);
    pass(5000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('accepts a click without pointer or key, as screen readers send it', () => {
    const { onLongPress, button } = setup();
    fireEvent.click(button);
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ reason: 'assistive', target: button });
  });

  it('accepts a plain click in the elder-friendly mode', () => {
    const { onLongPress, button, container } = setup();
    container.setAttribute('data-mode', 'elder');
    down(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button, { detail: 1 });
    expect(onLongPress).toHaveBeenCalledExactlyOnceWith({ reason: 'elder', target: button });
  });

  it('does nothing while disabled or after unmounting', () => {
    const first = setup({ disabled: true });
    down(first.button);
    pass(5000);
    expect(first.onLongPress).not.toHaveBeenCalled();
    first.unmount();
    const second = setup({ duration: 500 });
    down(second.button);
    second.unmount();
    pass(5000);
    expect(second.onLongPress).not.toHaveBeenCalled();
  });

  it('shows how long to hold', () => {
    const { button } = setup({ duration: 500 });
    expect(button).toHaveTextContent('按住 0.5 秒');
  });
});
