import { Card } from '@ca-portal/ui/card';
import { styled } from 'styled-components';

export const FoldLine = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--ca-s-3);
  min-height: max(56px, var(--ca-touch-min));
  padding: var(--ca-s-2) 16px;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    grid-area: 1 / 2 / span 2;
    width: 0.5em;
    height: 0.5em;
    border: solid var(--ca-text-2);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > &::after {
    transform: rotate(225deg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > h2 {
    font-weight: var(--ca-fw-strong);
  }
  > [data-part='settled'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }
`;

export const FoldedCard = styled(Card).attrs({ padding: 'none' })`
  [data-part='folded'] {
    padding: var(--ca-s-2) 16px 16px;
  }
`;

/** Several of them: on a phone the lines of one card. */
export const Folds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);

  @media (max-width: 767.98px) {
    gap: 0;
    overflow: hidden;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-lg);
    background: var(--ca-bg-surface);

    > * {
      border: 0;
      border-radius: 0;
    }
    > * + * {
      border-top: 1px solid var(--ca-border-1);
    }
  }
`;
