import { styled } from 'styled-components';

export const PinStack = styled.form`
  display: grid;
  gap: var(--ca-s-4);

  & > [data-part='why'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }
`;
