import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  min-height: 100vh;
  background: var(--ca-bg-page);

  &[data-maximised] {
    [data-component='Sidebar'],
    [data-component='TopBar'],
    [data-component='BottomNav'] {
      display: none;
    }
  }
  @media (max-width: 1279.98px) {
    > [data-component='Sidebar'] {
      display: none;
    }
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Content = styled.main`
  flex: 1;
  width: 100%;
  max-width: 105rem;
  padding: var(--ca-s-6);

  &:focus {
    outline: 0;
  }
  @media (max-width: 767.98px) {
    padding: 16px;
  }
`;
