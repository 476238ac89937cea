import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  /* at the end of the page its last lines keep beside the chat's button */
  @media (max-width: 767.98px) {
    > [data-component='Footer'] [data-part='bottom'] {
      padding-right: 64px;
    }
    [data-mode='elder'] & > [data-component='Footer'] [data-part='bottom'] {
      padding-right: 92px;
    }
  }
`;

/* A phone's bar has no room for it: there it stands below 帮助, at the foot of every page. */
export const SearchEntry = styled.span`
  @media (max-width: 767.98px) {
    display: none;
  }
`;

/* It takes the focus after a navigation, as a place to read on from: a ring around a whole page says nothing. */
export const Main = styled.main`
  flex: 1;
  min-width: 0;
  /* The footer begins below the first screen: what comes later pushes nothing that is already seen. */
  min-height: calc(100vh - var(--ca-header-h));
  min-height: calc(100dvh - var(--ca-header-h));

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
