import { styled } from 'styled-components';

export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-4) var(--ca-s-6);

  [data-part='who'] {
    flex: 1;
    min-width: min(18rem, 100%);
  }
  [data-part='name'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-3);
  }
  h1 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='number'] {
    font-family: var(--ca-font-mono);
  }
  [data-part='turn'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  [data-part='turn']:empty {
    display: none;
  }
`;
