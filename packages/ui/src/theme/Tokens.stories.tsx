import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { theme, type TokenName } from './theme.js';
import { light, palette, scale } from './tokens.js';

const meta = { id: 'foundations-tokens', title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj;

const Sheet = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: var(--ca-s-3);
  padding: var(--ca-s-4);
  font-size: var(--ca-fs-sm);

  > div {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: var(--ca-s-2);
    align-items: center;
  }
  dt {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  dd {
    grid-row: 1;
    height: 2rem;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-sm);
    background: var(--colour);
  }
`;
const Row = styled.tr`
  > * {
    padding: var(--ca-s-1) var(--ca-s-4);
    text-align: start;
    font-weight: inherit;
    border-bottom: 1px solid var(--ca-border-1);
  }
`;

const isColour = (value: string) => /^#|^var\(--ca-|^color-mix/.test(value);

function Swatches({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const colours = Object.entries(tokens).filter(([, value]) => isColour(value));
  return (
    <Sheet>
      {colours.map(([name]) => (
        <div key={name}>
          <dt>{theme.vars[name as TokenName]}</dt>
          <dd style={{ '--colour': `var(${theme.vars[name as TokenName]})` } as CSSProperties} />
        </div>
      ))}
    </Sheet>
  );
}

/** The ramps; a province changes the brand ones by `pnpm theme`. */
export const Palette: Story = { render: () => <Swatches tokens={palette} /> };
/** What widgets speak: change theme, contrast and mode in the toolbar to see each answer. */
export const Meanings: Story = { name: 'Meanings 语义色', render: () => <Swatches tokens={light} /> };
export const MeaningsDark: Story = {
  render: () => <Swatches tokens={light} />,
  globals: { theme: 'dark' },
};
/** Type, spacing, radii, layers, motion: names with their values. */
export const Scale: Story = {
  render: () => (
    <table>
      <tbody>
        {Object.entries({ ...scale, ...light })
          .filter(([, value]) => !isColour(value))
          .map(([name, value]) => (
            <Row key={name}>
              <th scope="row">{theme.vars[name as TokenName]}</th>
              <td>{value}</td>
            </Row>
          ))}
      </tbody>
    </table>
  ),
};
