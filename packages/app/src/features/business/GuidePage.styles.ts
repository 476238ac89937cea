import { styled } from 'styled-components';

/* On tablets and phones the answers are below the question. */
export const GuideGrid = styled.div`
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  align-items: start;
  gap: var(--ca-s-6);

  > * {
    min-width: 0;
  }
  > aside,
  > [data-part='result'] {
    display: grid;
    gap: var(--ca-s-6);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & > aside {
    order: 2;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);

    > aside {
      order: 2;
    }
  }
`;

export const Panel = styled.section`
  position: relative;
  padding: var(--ca-s-10) var(--ca-s-12);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;
  isolation: isolate;

  > [data-component='Rosette'] {
    position: absolute;
    top: -9rem;
    right: -7rem;
    z-index: -1;
    width: 28rem;
  }
  h1 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  [data-part='lead'] {
    color: var(--ca-text-2);
  }
  [data-part='hint'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-mode='elder'] & > [data-component='Rosette'] {
    display: none;
  }
  @media (max-width: 1279.98px) {
    > [data-component='Rosette'] {
      display: none;
    }
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-5) var(--ca-s-4);
  }
`;

export const Progress = styled.div`
  margin-bottom: var(--ca-s-6);

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--ca-s-6);
  margin-top: var(--ca-s-6);

  /* The picture spans both lines, so that a note below aligns with the text. */
  [data-part='option'] > :first-child {
    position: absolute;
    top: var(--ca-s-5);
    left: var(--ca-s-5);
  }
  [data-part='card'] {
    min-height: calc(max(2.75rem, 40px) + 2 * var(--ca-s-5));
    padding-left: calc(max(2.75rem, 40px) + var(--ca-s-5) + var(--ca-s-3));
  }
  @media (max-width: 767.98px) {
    gap: var(--ca-s-4);
  }
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-8);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-3);
    margin-left: auto;
  }
`;

export const ResultTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-4);
  margin: var(--ca-s-2) 0 var(--ca-s-3);
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ca-s-5);
  margin-top: var(--ca-s-6);
  padding-top: var(--ca-s-5);
  border-top: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  > div + div {
    padding-left: var(--ca-s-5);
    border-left: 1px solid var(--ca-border-1);
  }
  dt,
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  dd {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.5;
  }
  small {
    display: block;
    font-weight: var(--ca-fw-regular);
  }
  /* To the panel's edges: otherwise a strip of the rosette would show beside the figures. */
  @media (min-width: 1280px) {
    margin-inline: calc(-1 * var(--ca-s-12));
    padding-inline: var(--ca-s-12);
  }
  /* a card has no rosette, its edges are nearer, and its title is directly above */
  [data-component='Card'] > & {
    margin: 0;
    padding: 0;
    border: 0;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: 1fr 1fr;

    > div + div {
      padding-left: 0;
      border-left: 0;
    }
  }
`;

export const Ahead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);

  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
