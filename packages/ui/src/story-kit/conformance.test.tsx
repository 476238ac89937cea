// What every widget promises alike: ref, rest props, className and style land on the element with data-component.
import { type ComponentType, createRef, type CSSProperties, type Ref } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { widgets, withoutRow } from './widgets.fixtures.js';

interface Common {
  className: string;
  style: CSSProperties;
  ref: Ref<Element>;
}

describe.each(Object.entries(widgets))('%s', (name, { Widget, props }) => {
  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<Element>();
    const common: Common = { className: 'mine', style: { color: 'rgb(1, 2, 3)' }, ref };
    const Any = Widget as ComponentType<Common>;
    render(<Any {...props} {...common} data-extra="x" />);
    const element = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
    expect(element).not.toBeNull();
    expect(ref.current).toBe(element);
    expect(element).toHaveClass('mine');
    expect(element).toHaveAttribute('data-extra', 'x');
    expect(element?.style.color).toBe('rgb(1, 2, 3)');
  });
});

describe('the list of widgets', () => {
  const doors = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });
  // A function with a capital is a component; so is an object that styled-components or memo made.
  const components = Object.entries(doors).flatMap(([door, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context') && isComponent(value))
      .map(([name]) => ({ name, door })),
  );

  it.each(components)('$name of $door has a row in story-kit/widgets.fixtures.tsx', ({ name }) => {
    const known = name in widgets || name in withoutRow;
    expect(known, `${name}: add it to \`widgets\`, or to \`withoutRow\` with the reason`).toBe(true);
  });

  it('excuses nothing that is gone', () => {
    const names = new Set(components.map(({ name }) => name));
    expect(Object.keys(withoutRow).filter((name) => !names.has(name))).toEqual([]);
  });
});

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
