import { styled } from 'styled-components';

export const IdentityBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--border-brand);
  border-radius: var(--r-lg);
  background: var(--bg-selected);

  > svg {
    width: auto;
    height: 4rem;
  }
  > div {
    display: grid;
    gap: var(--s-1);
    min-width: 0;
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
  strong {
    font-weight: var(--fw-strong);
  }
  [data-part='holder'] {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-part='serial'] {
    color: var(--text-2);
    font-family: var(--font-mono);
    font-size: var(--fs-caption);
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
