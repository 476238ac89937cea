import { styled } from 'styled-components';

/** Day and month of a notice, with a line to its right. */
export const DayMark = styled.time`
  display: grid;
  flex: none;
  align-self: stretch;
  align-content: center;
  min-width: 5.5rem;
  padding-right: var(--ca-s-6);
  border-right: 1px solid var(--ca-border-1);
  text-align: center;

  > b {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: 1.1;
  }
  > span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  @media (max-width: 767.98px) {
    min-width: 4.25rem;
    padding-right: var(--ca-s-3);
  }
`;

/* In one line of text: on a phone the labels wrap with the title. */
export const TitleLine = styled.span`
  > [data-component='Tag'] {
    vertical-align: 0.1em;
  }
  > * + * {
    margin-left: var(--ca-s-2);
  }
`;
