// Every widget puts ref, rest props, className and style on the element with data-component.
import { type ComponentType, createRef, type CSSProperties, type Ref } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { widgets, withoutRow } from './widgets.fixtures.js';

/** Events that a caller may handle on any element. */
const listened = [
  { prop: 'onPointerDown', fire: fireEvent.pointerDown },
  { prop: 'onPointerMove', fire: fireEvent.pointerMove },
  { prop: 'onPointerUp', fire: fireEvent.pointerUp },
  { prop: 'onPointerCancel', fire: fireEvent.pointerCancel },
  { prop: 'onPointerEnter', fire: fireEvent.pointerEnter },
  { prop: 'onPointerLeave', fire: fireEvent.pointerLeave },
  { prop: 'onFocus', fire: fireEvent.focus },
  { prop: 'onBlur', fire: fireEvent.blur },
  { prop: 'onKeyDown', fire: fireEvent.keyDown },
  { prop: 'onKeyUp', fire: fireEvent.keyUp },
  { prop: 'onContextMenu', fire: fireEvent.contextMenu },
  { prop: 'onPaste', fire: fireEvent.paste },
  { prop: 'onDragOver', fire: fireEvent.dragOver },
  { prop: 'onDragLeave', fire: fireEvent.dragLeave },
  { prop: 'onDrop', fire: fireEvent.drop },
] as const;
/** No file is dragged, and no key has a meaning for a widget. */
const happening = { key: 'F13', clipboardData: { files: [] }, dataTransfer: { types: [], files: [] } };
/** The widget has its own prop of that name. */
const namedAnew = new Set(['Upload.onBlur']);

interface Common {
  className: string;
  style: CSSProperties;
  ref: Ref<Element>;
}

// Pointer and focus prefetch lazy parts; wait for them, so that no import ends after the test environment is gone.
afterAll(() => vi.dynamicImportSettled());

it.each(Object.entries(widgets))(
  '%s puts ref, rest, className and style on its element, and runs the handlers of the caller beside its own',
  (name, { Widget, props }) => {
    const told: string[] = [];
    const events = listened.filter(
      (event) => !(event.prop in props) && !namedAnew.has(`${name}.${event.prop}`),
    );
    const handlers = Object.fromEntries(events.map(({ prop }) => [prop, () => void told.push(prop)]));
    const ref = createRef<Element>();
    const common: Common = { className: 'mine', style: { color: 'rgb(1, 2, 3)' }, ref };
    const Any = Widget as ComponentType<Common>;
    render(<Any {...props} {...common} {...handlers} data-extra="x" />);
    const element = document.querySelector<HTMLElement>(`[data-component="${name}"]`) as HTMLElement;
    expect(element).not.toBeNull();
    expect.soft(ref.current).toBe(element);
    expect.soft(element).toHaveClass('mine');
    expect.soft(element).toHaveAttribute('data-extra', 'x');
    expect.soft(element.style.color).toBe('rgb(1, 2, 3)');
    for (const { fire } of events) fire(element, happening);
    expect(events.map(({ prop }) => prop).filter((prop) => !told.includes(prop))).toEqual([]);
  },
);

describe('the list of widgets', () => {
  const doors = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });
  // A capitalized function is a component; so is an object of styled-components or memo.
  const components = Object.entries(doors).flatMap(([door, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context') && isComponent(value))
      .map(([name]) => ({ name, door })),
  );

  it('has each widget, or the reason why not, in story-kit/widgets.fixtures.tsx', () => {
    const known = { ...widgets, ...withoutRow };
    expect(components.filter(({ name }) => !(name in known))).toEqual([]);
  });

  it('has no exception for a missing component', () => {
    const names = new Set(components.map(({ name }) => name));
    expect(Object.keys(withoutRow).filter((name) => !names.has(name))).toEqual([]);
  });
});

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
