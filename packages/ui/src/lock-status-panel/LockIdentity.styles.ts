import { styled } from 'styled-components';

export const IdentityBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-4);
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-brand);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-selected);

  > svg {
    width: auto;
    height: 4rem;
  }
  > div {
    display: grid;
    gap: var(--ca-s-1);
    min-width: 0;
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
  }
  strong {
    font-weight: var(--ca-fw-strong);
  }
  [data-part='holder'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='serial'] {
    color: var(--ca-text-2);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-caption);
  }
  [data-mode='elder'] & > svg {
    display: none;
  }
  @media (max-width: 767.98px) {
    > svg {
      display: none;
    }
  }
`;
