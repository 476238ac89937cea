import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { css, styled } from 'styled-components';

/** A name that is a link is as high as a touch target on touch screens. */
const fingerLink = css`
  @media (pointer: coarse) {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

export const RowName = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ca-s-2);

  > a {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  > a:hover {
    color: var(--ca-text-link);
  }
  > small {
    flex-basis: 100%;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  ${fingerLink}
`;

/** A number or a name of one word: a table would rather break it than grow. */
export const RowFact = styled.span`
  @media (min-width: 768px) {
    white-space: nowrap;
  }
`;

export const RowActions = styled.span`
  display: inline-flex;
  align-items: center;

  gap: var(--ca-s-1);
`;

/** Large type has room for five columns: date and checksum are on the file's own page, too. */
export const FilesCard = styled(Card)`
  [data-mode='elder'] & :is(th, td):is(:nth-child(5), :nth-child(6)) {
    display: none;
  }
`;

export const Unavailable = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  white-space: nowrap;
`;

export const ChecksumRoot = styled.span`
  display: inline-flex;
  align-items: center;

  /* Large type needs the width for the other columns. */
  [data-mode='elder'] &:not([data-whole]) {
    flex-wrap: wrap;
  }
  gap: var(--ca-s-1);

  code {
    color: var(--ca-text-2);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-caption);
    white-space: nowrap;
  }
  &[data-whole] {
    align-items: flex-start;
  }
  &[data-whole] code {
    white-space: normal;
    word-break: break-all;
  }
`;

export const FileRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3.75rem, 52px);
    padding: var(--ca-s-2) 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='grow'] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  [data-part='grow'] > a {
    color: var(--ca-text-1);
  }
  [data-part='grow'] {
    ${fingerLink}
  }
  [data-part='grow'] > a:hover {
    color: var(--ca-text-link);
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

/** A link with only an icon, as large as a touch target. */
export const IconLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.5rem, 36px);
  height: max(2.5rem, 36px);
  border-radius: var(--ca-r-md);

  &:hover {
    background: var(--ca-bg-hover);
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  [data-mode='elder'] & {
    width: 44px;
    height: 44px;
  }
`;

export const AppRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-6);

  > [data-part='art'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 9rem;
    height: 8rem;
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-brand-soft);
  }
  > [data-part='art'] > svg {
    width: auto;
    height: 6.5rem;
  }
  > ul {
    display: grid;
    flex: 1 1 20rem;
    gap: var(--ca-s-5);
    min-width: 0;
  }
  > ul > li {
    display: grid;
    justify-items: start;
    gap: var(--ca-s-2);
  }
  [data-part='name'] > a {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='name'] {
    ${fingerLink}
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    > [data-part='art'],
    > [data-component='QrCode'] {
      display: none;
    }
  }
`;

/** The link at a card's title. */
export const AllLink = styled.span`
  ${fingerLink}
`;
