import { styled } from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-4) var(--card-pad);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--shadow-2);

  output {
    display: grid;
    font-size: var(--fs-sm);
  }
  strong {
    font-weight: var(--fw-strong);
  }
  output > span {
    color: var(--text-2);
  }
  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  /* above the navigation that lies at the bottom of narrow windows */
  @media (max-width: 1279.98px) {
    bottom: calc(57px + env(safe-area-inset-bottom));

    [data-mode='elder'] & {
      bottom: calc(65px + env(safe-area-inset-bottom));
    }
  }
  @media (max-width: 767.98px) {
    gap: 8px;
    padding: 8px 16px;

    output {
      grid-auto-flow: column;
      justify-content: start;
      gap: 8px;
    }
    [data-mode='elder'] & output {
      grid-auto-flow: row;
      gap: 0;
    }

    [data-part='buttons'] {
      width: 100%;
    }
    [data-component='Button'] {
      flex: 1;
    }
  }
`;
