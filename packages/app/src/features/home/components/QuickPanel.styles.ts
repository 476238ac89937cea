import { styled } from 'styled-components';
import { RaisedPanel } from '../../../shared/content/index.js';

/* Overlaps the hero, as the drawing has it. */
export const QuickRoot = styled.section`
  position: relative;
  margin-top: -4rem;
`;

export const Panel = styled(RaisedPanel)`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2) var(--ca-s-4);
    padding: var(--ca-s-5) var(--ca-s-6);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  > header > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    > header {
      padding: var(--ca-s-4);
    }
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  border-top: 1px solid var(--ca-border-1);

  > li + li {
    border-left: 1px solid var(--ca-border-1);
  }
  > li[data-only='elder'] {
    display: none;
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  [data-mode='elder'] & > li {
    border-top: 1px solid var(--ca-border-1);
    margin-top: -1px;
  }
  [data-mode='elder'] & > li[data-only='elder'] {
    display: block;
  }
  [data-mode='elder'] & > li:nth-child(3n + 1) {
    border-left: 0;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li {
      border-top: 1px solid var(--ca-border-1);
      margin-top: -1px;
    }
    > li:nth-child(odd) {
      border-left: 0;
    }
  }
  @media (max-width: 767.98px) {
    &,
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
    > li + li {
      border-left: 0;
    }
  }
`;

export const Tile = styled.a`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-4);
  height: 100%;
  padding: var(--ca-s-6);
  color: var(--ca-text-1);

  &:hover {
    background: var(--ca-bg-selected);
    color: var(--ca-text-1);
    text-decoration: none;
  }
  &:hover > [data-part='icon'] {
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
  }
  /* Looks like an IconWell, which would load the frame of the other pages. */
  > [data-part='icon'] {
    display: grid;
    flex: none;
    place-items: center;
    width: max(2.75rem, 40px);
    height: max(2.75rem, 40px);
    border: 1px solid var(--ca-info-bd);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand);
  }
  [data-part='title'] {
    display: block;
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.4;
  }
  [data-part='note'] {
    display: block;
    margin-top: 2px;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: 1.5;
  }
  [data-mode='elder'] & {
    align-items: center;
    padding: var(--ca-s-8) var(--ca-s-6);
  }
  [data-mode='elder'] & > [data-part='icon'] {
    width: 60px;
    height: 60px;
  }
  [data-mode='elder'] & > [data-part='icon'] > [data-component='Icon'] {
    width: 32px;
    height: 32px;
  }
  @media (max-width: 767.98px) {
    align-items: center;
    min-height: 72px;
    padding: 14px var(--ca-s-4);
  }
`;
