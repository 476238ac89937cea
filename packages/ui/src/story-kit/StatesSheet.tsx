import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface StatesSheetProps {
  /** The states by name; a function gets the theme's name, for ids and radio names that must be unique. */
  states: Readonly<Record<string, ReactNode | ((theme: string) => ReactNode)>>;
  /** Minimum width of a cell. @default '14rem' */
  minWidth?: string;
}

const themes: readonly { name: string; attributes: Readonly<Record<`data-${string}`, string>> }[] = [
  { name: 'light', attributes: { 'data-theme': 'light' } },
  { name: 'dark', attributes: { 'data-theme': 'dark' } },
  { name: 'high-contrast', attributes: { 'data-theme': 'light', 'data-contrast': 'high' } },
  { name: 'elder', attributes: { 'data-theme': 'light', 'data-mode': 'elder' } },
  { name: 'compact', attributes: { 'data-theme': 'light', 'data-density': 'compact' } },
  { name: 'large', attributes: { 'data-theme': 'light', 'data-density': 'large' } },
];

/** Pointer and keyboard states, by the class names of the pseudo-states addon. */
const pressed: readonly { name: string; className: string }[] = [
  { name: 'hover', className: 'pseudo-hover-all' },
  { name: 'pressed', className: 'pseudo-active-all' },
  { name: 'focus', className: 'pseudo-focus-visible-all pseudo-focus-all' },
];

const interactive = 'a[href], button, input, select, textarea, [tabindex="0"]';

const Panel = styled.section`
  padding: 24px;
  font-size: var(--ca-fs-body);
  line-height: var(--ca-lh-body);
  color: var(--ca-text-1);
  background: var(--ca-bg-page);
`;

const Grid = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--local-cell, 14rem), 100%), 1fr));
  align-items: start;
`;

const Caption = styled.div`
  margin-bottom: 8px;
  font-size: 12px;
  color: var(--ca-text-2);
`;

/**
 * Every given state in light, dark, high contrast, elder mode and the two other densities; interactive ones also
 * hovered, pressed and focused. For stories only.
 */
export function StatesSheet({ states, minWidth = '14rem' }: StatesSheetProps) {
  const first = useRef<HTMLElement>(null);
  const [usable, setUsable] = useState(false);
  useLayoutEffect(() => setUsable(first.current?.querySelector(interactive) !== null), []);
  const panel = (name: string) => (
    <Grid style={{ '--local-cell': minWidth } as CSSProperties}>
      {Object.entries(states).map(([state, node]) => (
        <div key={state}>
          <Caption>
            {name} · {state}
          </Caption>
          {typeof node === 'function' ? node(name) : node}
        </div>
      ))}
    </Grid>
  );
  return (
    <>
      {themes.map(({ name, attributes }, index) => (
        <Panel key={name} ref={index === 0 ? first : undefined} aria-label={name} {...attributes}>
          {panel(name)}
        </Panel>
      ))}
      {usable
        ? pressed.map(({ name, className }) => (
            <Panel key={name} aria-label={name} className={className} data-theme="light">
              {panel(name)}
            </Panel>
          ))
        : null}
    </>
  );
}
