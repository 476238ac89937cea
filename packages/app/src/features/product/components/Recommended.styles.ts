import { styled } from 'styled-components';

export const RecommendedRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  overflow: hidden;

  > [data-part='words'] {
    padding: var(--s-10);
  }
  h2 {
    margin-top: var(--s-3);
    font-size: var(--fs-h2);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h2);
  }
  [data-part='summary'] {
    margin-top: var(--s-2);
    color: var(--text-2);
  }
  ul {
    display: grid;
    gap: var(--s-2);
    margin-top: var(--s-4);
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: var(--s-2);
  }
  li > [data-component='Icon'] {
    flex: none;
    margin-top: 0.15em;
    color: var(--success-fg);
  }
  [data-part='buy'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-4) var(--s-6);
    margin-top: var(--s-6);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='words'] {
      padding: var(--s-5) var(--s-4);
    }
    [data-part='buy'] > a {
      flex: 1;
    }
  }
`;

/** A drawing on its rosette. */
export const Well = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  background: var(--bg-brand-soft);
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
