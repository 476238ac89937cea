import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const List = styled.dl`
  display: grid;
  /* two columns at most, one as soon as a column would be narrower than 22em: on phones, in cards, in 长辈版 */
  grid-template-columns: repeat(auto-fit, minmax(min(max(22em, 40%), 100%), 1fr));
  column-gap: var(--ca-s-8);

  &[data-columns='1'] {
    grid-template-columns: minmax(0, 1fr);
  }

  & > div {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    align-items: baseline;
    gap: var(--ca-s-3);
    padding: var(--ca-s-3) 0;
    border-bottom: 1px solid var(--ca-border-1);
  }

  & > [data-full] {
    grid-column: 1 / -1;
  }

  & dt {
    color: var(--ca-text-2);
  }

  /* the row stays as low as its text; on touch the target alone grows */
  @media (pointer: coarse), (max-width: 767.98px) {
    & dd > a {
      position: relative;
    }

    & dd > a::after {
      content: '';
      position: absolute;
      inset: -12px 0;
    }
  }

  @media (max-width: 767.98px) {
    [data-mode='elder'] & > div {
      grid-template-columns: 5em minmax(0, 1fr);
    }
  }
`;

export const Reveal = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-3);

  & > button {
    position: relative;
    min-height: 24px;
    color: var(--ca-text-link);
    font-size: var(--ca-fs-sm);
  }

  & > button:hover {
    color: var(--ca-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > button[aria-disabled='true'] {
    color: var(--ca-text-2);
    cursor: progress;
  }

  /* the row stays as low as its text; on touch the target alone grows */
  @media (pointer: coarse), (max-width: 767.98px) {
    & > button::after {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }

  [data-mode='elder'] & > button {
    min-height: 44px;
  }

  & > [role='alert'] {
    flex-basis: 100%;
    color: var(--ca-danger-fg);
    font-size: var(--ca-fs-sm);
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
