import { styled } from 'styled-components';

/** Three short selects side by side; stacked on a phone in large type. */
export const AreaRow = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ca-s-2);

  @media (max-width: 767.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
