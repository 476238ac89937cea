import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { Tooltip, type TooltipProps } from './index.js';

const setup = (props: Partial<TooltipProps> = {}) => {
  const onClick = vi.fn<() => void>();
  render(
    <Tooltip
      trigger={<IconButton icon={<Icon name="refresh" />} label="刷新" onClick={onClick} />}
      {...props}
    >
      {'children' in props ? props.children : '重新读取订单状态'}
    </Tooltip>,
  );
  return { onClick, button: screen.getByRole('button', { name: '刷新' }) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const tip = () => screen.queryByRole('tooltip');

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom detects keyboard focus only after a key press.
    const { matches } = Element.prototype;
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function matching(
      this: HTMLElement,
      selector,
    ) {
      return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  afterEach(() => vi.useRealTimers());

  it('opens after the pointer has rested, describes the control and does not change its name', () => {
    const { button } = setup();
    fireEvent.mouseEnter(button);
    pass(299);
    expect(tip()).not.toBeInTheDocument();
    pass(1);
    expect(tip()).toHaveTextContent('重新读取订单状态');
    expect(button).toHaveAccessibleName('刷新');
    expect(button).toHaveAccessibleDescription('重新读取订单状态');
    expect(button).not.toHaveAttribute('title');
  });

  it('does not open when the pointer only passes', () => {
    const { button } = setup();
    fireEvent.mouseEnter(button);
    pass(200);
    fireEvent.mouseLeave(button);
    pass(1000);
    expect(tip()).not.toBeInTheDocument();
  });

  it('opens at once on keyboard focus, closes on Esc and stays closed', () => {
    const { button } = setup();
    act(() => button.focus());
    expect(tip()).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    pass(1000);
    expect(tip()).not.toBeInTheDocument();
  });

  it('closes on blur', () => {
    const { button } = setup();
    act(() => button.focus());
    expect(tip()).toBeInTheDocument();
    act(() => button.blur());
    pass(200);
    expect(tip()).not.toBeInTheDocument();
  });

  it('opens on a long touch, whose release is no click; a tap is a click', () => {
    const { button, onClick } = setup();
    const down = () => fireEvent.pointerDown(button, { pointerType: 'touch', isPrimary: true, button: 0 });
    down();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    down();
    pass(500);
    expect(tip()).toBeInTheDocument();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, '', false])('does not open without content (%s)', (children) => {
    const { button } = setup({ children });
    act(() => button.focus());
    expect(tip()).not.toBeInTheDocument();
    expect(button).toHaveAttribute('title', '刷新');
  });

  it('shows 2,000 characters and HTML as text', () => {
    const { button } = setup({ children: '<b>甲</b>'.repeat(250) });
    act(() => button.focus());
    expect(tip()).toHaveTextContent('<b>甲</b>'.repeat(250));
  });
});
