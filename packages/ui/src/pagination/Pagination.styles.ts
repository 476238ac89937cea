import { styled } from 'styled-components';

export const PagerRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  & > [data-part='total'] {
    flex: 1;
    min-width: max-content;
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-1);
  }

  & [data-part='page'] {
    display: inline-grid;
    place-items: center;
    min-width: max(2.25rem, 32px);
    height: max(2.25rem, 32px);
    padding: 0 0.5em;
    border: 1px solid transparent;
    border-radius: var(--ca-r-md);
    color: var(--ca-text-1);
  }

  & [data-part='page']:hover {
    background: var(--ca-bg-selected);
    color: var(--ca-text-link);
  }

  & [data-part='page'][aria-current] {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='page'][aria-disabled='true'] {
    background: none;
    color: var(--ca-text-disabled);
    cursor: not-allowed;
  }

  & select {
    height: max(2.25rem, 32px);
    padding: 0 var(--ca-s-2);
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
  }

  @media (pointer: coarse), (max-width: 767.98px) {
    & [data-part='page'] {
      min-width: 44px;
      height: 44px;
    }

    & select {
      height: 44px;
    }
  }

  @media (max-width: 767.98px) {
    & > [data-part='size'] {
      display: none;
    }
  }

  [data-mode='elder'] & [data-part='page'],
  [data-mode='elder'] & select {
    min-width: 52px;
    height: 52px;
  }

  @media (forced-colors: active) {
    /* forced colors draw a transparent border: every page would look current */
    & [data-part='page'] {
      border-color: Canvas;
    }

    & [data-part='page'][aria-current] {
      border: 2px solid Highlight;
    }

    & [data-part='page'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
