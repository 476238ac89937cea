import { styled } from 'styled-components';

/** A drawn cover with the category's name; the course's own picture lies over it. */
export const CoverRoot = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  height: 8.5rem;
  padding: var(--ca-s-4) var(--ca-s-5);
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-brand-soft);
  overflow: hidden;

  > b {
    color: var(--ca-text-brand-strong);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  > [data-component='Wave'] {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    top: -30%;
    right: -20%;
    width: 80%;
  }
  > [data-component='LazyImage'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  &[data-size='hero'] {
    align-items: center;
    justify-content: center;
    height: 100%;
    min-height: 16rem;
    border-bottom: 0;
  }
  &[data-size='hero'] > b {
    font-size: var(--ca-fs-h2);
    line-height: var(--ca-lh-h2);
  }
  &[data-size='hero'] > [data-component='Rosette'] {
    top: 50%;
    right: 50%;
    width: 32rem;
    transform: translate(50%, -50%);
  }
  &[data-size='row'] {
    align-items: center;
    justify-content: center;
    width: 9rem;
    height: 5.75rem;
    padding: 0;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }
  &[data-size='row'] > [data-component='Rosette'] {
    top: 50%;
    right: 50%;
    width: 100%;
    transform: translate(50%, -50%);
  }
  @media (max-width: 1279.98px) {
    &[data-size='hero'] {
      min-height: 150px;
    }
  }
  @media (max-width: 767.98px) {
    &[data-size='row'] {
      width: 100%;
      height: 110px;
    }
  }
`;
