import { styled } from 'styled-components';

export const TopButton = styled.button`
  position: fixed;
  right: var(--ca-s-6);
  bottom: var(--ca-s-6);
  z-index: var(--ca-z-side-panel);
  display: grid;
  place-items: center;
  width: max(2.75rem, 44px);
  height: max(2.75rem, 44px);
  border: 1px solid var(--ca-border-control);
  border-radius: 50%;
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-2);
  color: var(--ca-text-1);

  &:hover {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
  }

  [data-mode='elder'] & {
    width: 60px;
    height: 60px;
  }

  /* above the bottom navigation */
  @media (max-width: 1279.98px) {
    right: 16px;
    bottom: calc(88px + env(safe-area-inset-bottom));
  }

  @media print {
    display: none;
  }
`;
