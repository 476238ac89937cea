import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { theme, type TokenName } from './theme.js';
import { contrastRatio, resolveColor } from './contrast.fixtures.js';
import { dark, light, palette, scale } from './tokens.js';

const meta = { id: 'foundations-tokens', title: 'Foundations 基础/Tokens 设计变量' } satisfies Meta;
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
  small {
    display: block;
    color: var(--ca-text-2);
  }
  dd {
    grid-row: 1;
    height: 2rem;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-sm);
    background: var(--color);
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

const isColor = (value: string) => /^#|^var\(--ca-|^color-mix/.test(value);

const hex = (rgb: readonly number[]) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The painted color of a token, with its contrast to the page and to the text; none for a transparent color. */
function measured(name: string, values: Readonly<Record<string, string>>) {
  try {
    const color = resolveColor(`var(--ca-${name})`, values);
    const against = (other: string) =>
      contrastRatio(color, resolveColor(`var(--ca-${other})`, values)).toFixed(1);
    return { value: hex(color), onPage: against('bg-page'), toText: against('text-1') };
  } catch {
    return undefined;
  }
}

interface SwatchesProps {
  tokens: Readonly<Record<string, string>>;
  /** The theme whose values are shown beside the colors. */
  values?: Readonly<Record<string, string>>;
}

function Swatches({ tokens, values = { ...palette, ...light } }: SwatchesProps) {
  const colors = Object.entries(tokens).filter(([, value]) => isColor(value));
  return (
    <Sheet>
      {colors.map(([name, written]) => {
        const color = measured(name, values);
        return (
          <div key={name}>
            <dt>
              {theme.vars[name as TokenName]}
              <small>{color ? color.value : written}</small>
              {color ? (
                <small>
                  {color.onPage}:1 on the page · {color.toText}:1 to the text
                </small>
              ) : null}
            </dt>
            <dd style={{ '--color': `var(${theme.vars[name as TokenName]})` } as CSSProperties} />
          </div>
        );
      })}
    </Sheet>
  );
}

/** The color ramps; a province changes the brand ramp by `pnpm theme`. */
export const Palette: Story = { render: () => <Swatches tokens={palette} /> };
/** Semantic colors: change theme, contrast and mode in the toolbar to see their values. */
export const Meanings: Story = { name: 'Meanings 语义色', render: () => <Swatches tokens={light} /> };
export const MeaningsDark: Story = {
  name: 'Meanings, dark 深色',
  render: () => <Swatches tokens={light} values={{ ...palette, ...light, ...dark }} />,
  globals: { theme: 'dark' },
};
/** Type, spacing, radii, layers, motion: names with their values. */
export const Scale: Story = {
  render: () => (
    <table>
      <tbody>
        {Object.entries({ ...scale, ...light })
          .filter(([, value]) => !isColor(value))
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
