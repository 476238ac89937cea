import { styled } from 'styled-components';

/** Fields of a record; long ones take the whole width. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--ca-s-4);

  > [data-wide] {
    grid-column: 1 / -1;
  }
`;
