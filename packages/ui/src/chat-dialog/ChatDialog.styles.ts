import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const Mask = styled(FloatingOverlay)`
  z-index: var(--ca-z-chat);
  display: grid;
  place-items: center;
  background: var(--ca-bg-mask);
`;

export const Panel = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: min(60rem, 100%);
  min-width: min(960px, 100%);
  height: max(42.5rem, 680px);
  max-height: 90vh;
  overflow: hidden;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-xl);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);
  color: var(--ca-text-1);

  &[data-questions] {
    grid-template-columns: max(15rem, 200px) minmax(0, 1fr);
  }
  &:focus-visible {
    outline: 0;
  }

  @media (max-width: 1279.98px) {
    width: 100%;
    height: 100%;
    max-height: none;
    min-width: 0;
    border-radius: 0;
  }
  @media (max-width: 767.98px) {
    &[data-questions] {
      grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
    }
  }
`;

export const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.5rem, 36px);
  height: max(2.5rem, 36px);
  border: 1px solid var(--ca-info-bd);
  border-radius: 50%;
  background: var(--ca-bg-selected);
  color: var(--ca-text-link);
`;

export const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-s-5);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-part='name'] {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-weight: var(--ca-fw-strong);
    font-size: inherit;
    line-height: inherit;
  }
  p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }

  @media (max-width: 767.98px) {
    gap: var(--ca-s-2);
    padding: var(--ca-s-3) var(--ca-s-4);

    > [data-role='home'] {
      min-width: 44px;
      min-height: 44px;
      order: -1;
    }
    [data-part='home-words'] {
      ${visuallyHidden}
    }
  }
`;
