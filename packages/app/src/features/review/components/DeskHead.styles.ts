import { styled } from 'styled-components';

export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4) var(--s-6);

  [data-part='who'] {
    flex: 1;
    min-width: min(18rem, 100%);
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-3);
  }
  h1 {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }
  p {
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-part='number'] {
    font-family: var(--font-mono);
  }
  [data-part='turn'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  [data-part='turn']:empty {
    display: none;
  }
`;
