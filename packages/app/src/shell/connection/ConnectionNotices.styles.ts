import { styled } from 'styled-components';

/* A bar across the page, below its header: it covers no content. */
export const Bar = styled.div`
  & > [data-component='Alert'] {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

export const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  justify-content: flex-end;
`;
