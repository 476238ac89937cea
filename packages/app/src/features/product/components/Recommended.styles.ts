import { styled } from 'styled-components';
import { SplitPanel } from '../../../shared/content/index.js';

export const RecommendedRoot = styled(SplitPanel)`
  --split: minmax(0, 1.55fr) minmax(0, 1fr);

  > [data-part='words'] {
    padding: var(--ca-s-10);
  }
  h2 {
    margin-top: var(--ca-s-3);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='summary'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  ul {
    margin-top: var(--ca-s-4);
  }
  [data-part='buy'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-4) var(--ca-s-6);
    margin-top: var(--ca-s-6);
  }
  /* Short enough to stay side by side on tablets. */
  @media (min-width: 768px) {
    grid-template-columns: var(--split);
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
    [data-part='buy'] > a {
      flex: 1;
    }
  }
`;

/** A drawing on a rosette background. */
export const Well = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  background: var(--ca-bg-brand-soft);
  overflow: hidden;

  > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    width: 30rem;
  }
  > svg:not([data-component='Rosette']) {
    width: 17rem;
    max-width: 60%;
    height: auto;
  }
  [data-mode='elder'] & {
    display: none;
  }
  @media (max-width: 767.98px) {
    display: none;
  }
`;
