import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  /* the last lines of a page stay beside the chat button */
  @media (max-width: 767.98px) {
    > [data-component='Footer'] [data-part='bottom'] {
      padding-right: 64px;
    }
    [data-mode='elder'] & > [data-component='Footer'] [data-part='bottom'] {
      padding-right: 92px;
    }
  }
`;

/* A phone's top bar has no room for it: there it is below 帮助, at the end of every page. */
export const SearchEntry = styled.span`
  @media (max-width: 767.98px) {
    display: none;
  }
`;

/* It gets the focus after a navigation, as a place to read on from: a focus ring around a whole page is not useful. */
export const Main = styled.main`
  flex: 1;
  min-width: 0;
  /* The footer starts below the first screen, so that late content does not move anything visible. */
  min-height: calc(100vh - var(--ca-header-h));
  min-height: calc(100dvh - var(--ca-header-h));

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
