import { styled } from 'styled-components';

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(16rem, 15em), 100%), 1fr));
  gap: var(--ca-s-4);

  > * {
    display: grid;
    align-content: start;
    gap: var(--ca-s-2);
    min-width: 0;
    scroll-margin-top: 12rem;
  }
  [data-part='hint'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='rejection'] {
    color: var(--ca-danger-fg);
    font-size: var(--ca-fs-sm);
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-1);
  }
`;

/** Line drawings of the documents: shapes only, never a real document. */
export const SampleBox = styled.svg`
  display: block;
  width: 100%;
  max-width: 24rem;
  margin-inline: auto;
  color: var(--ca-text-2);

  text {
    fill: currentColor;
    stroke: none;
    font-size: 9px;
    text-anchor: middle;
  }
`;
