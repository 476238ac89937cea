import { css, styled } from 'styled-components';

/**
 * Fields of a work page's form in two columns; `data-wide` for a field that takes the whole row. One column on a phone.
 */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > [data-wide] {
    grid-column: 1 / -1;
  }
  /* controls on one line, even when hints above them differ in height */
  &[data-level] {
    align-items: end;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Bottom offset of a fixed bar: above the bottom navigation of windows that are not wide. */
export const aboveBottomNavigation = css`
  @media (max-width: 1279.98px) {
    bottom: calc(57px + env(safe-area-inset-bottom));

    [data-mode='elder'] & {
      bottom: calc(65px + env(safe-area-inset-bottom));
    }
  }
`;

/** Save status of the form and its buttons: sticks to the lower edge of the window while the form is longer than it. */
export const FormBar = styled.div`
  position: sticky;
  z-index: var(--ca-z-sticky);
  bottom: var(--ca-s-2);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
    margin-left: auto;
  }
  ${aboveBottomNavigation}
  @media (max-height: 479.98px) {
    position: static;
  }
  @media (max-width: 767.98px) {
    /* the chat button is at the right edge, at this height */
    [data-part='actions'] {
      width: 100%;
      padding-right: max(48px, 3.6em);
    }
    [data-component='AutosaveStatus'][data-status='idle'] {
      display: none; /* empty: takes no line in a short window */
    }
    [data-part='actions'] > * {
      flex: 1;
    }
  }
`;
