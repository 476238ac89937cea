import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ca-s-3);

  @media (max-width: 767.98px) {
    & > button {
      flex: 1;
    }
  }
`;

/** Credit codes are easier to compare in a monospace font. */
export const CodeBox = styled.div`
  & input {
    font-family: var(--ca-font-mono);
  }
`;

export const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-3);

  & > output {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    font-size: var(--ca-fs-h5);
    line-height: var(--ca-lh-h5);
    font-weight: var(--ca-fw-strong);
  }
  & svg {
    --icon-size: 1.75rem;
    color: var(--ca-success-fg);
  }
`;
