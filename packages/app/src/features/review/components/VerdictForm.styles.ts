import { styled } from 'styled-components';

export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);

  [data-part='count'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  /* position: sticky does not work inside a clipped card; the card of the items may clip */
  > [data-component='Card'] {
    overflow: visible;
  }
`;

export const ItemList = styled.ul`
  li:last-child {
    border-radius: 0 0 var(--ca-r-lg) var(--ca-r-lg);
  }
`;
