import { styled } from 'styled-components';

export const Fold = styled.span`
  display: none;

  @media (max-width: 767.98px) {
    display: block;
  }
`;
