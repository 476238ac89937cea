import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-5);
`;

/** The buttons of a step, inside its form: a refused submit then releases the click guard of the button. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ca-s-3);
  padding: var(--ca-s-2) 0;

  @media (max-width: 767.98px) {
    & > button {
      flex: 1;
    }
  }
`;

export const Done = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ca-s-3);
  font-size: var(--ca-fs-body-lg);
  line-height: var(--ca-lh-body-lg);

  & > svg {
    --icon-size: 2rem;
    color: var(--ca-success-fg);
  }
`;
