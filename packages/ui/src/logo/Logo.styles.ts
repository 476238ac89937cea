import { css, styled } from 'styled-components';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-3);
  flex: none;
  min-width: 0;
  color: var(--ca-text-1);

  &:hover {
    color: var(--ca-text-1);
    text-decoration: none;
  }

  & > svg,
  & > img {
    flex: none;
    width: var(--local-mark, max(2.5rem, 36px));
    height: var(--local-mark, max(2.5rem, 36px));
    /* a picture that is not square keeps its aspect ratio */
    object-fit: contain;
  }

  & svg text {
    font-family: var(--ca-font-seal);
  }

  & [data-part='name'] {
    display: block;
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.25;
    white-space: nowrap;
  }

  & [data-part='subtitle'] {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: 1.35;
    white-space: nowrap;
  }

  /* in the sidebar: a long name wraps to two lines, within its column */
  &[data-size='sm'] {
    --local-mark: max(2rem, 30px);
    flex: 0 1 auto;
  }

  &[data-size='sm'] [data-part='name'] {
    font-size: max(0.9375rem, 14px);
    line-height: 1.3;
    max-height: 2.6em;
    overflow: hidden;
    white-space: normal;
  }

  [data-mode='elder'] &[data-size='sm'] [data-part='name'] {
    font-size: var(--ca-fs-body);
  }

  @media (max-width: 767.98px) {
    flex: 0 1 auto;

    & [data-part='subtitle'] {
      display: none;
    }

    & [data-part='name'] {
      font-size: 16px;
      text-wrap: balance;
      white-space: normal;

      [data-mode='elder'] & {
        font-size: 18px;
      }
    }
  }
`;

export const LogoBox = styled.span`
  ${look}
`;

export const LogoAnchor = styled.a`
  ${look}

  [data-mode='elder'] & {
    min-height: 44px;
  }
  @media (pointer: coarse), (max-width: 767.98px) {
    min-width: 44px;
    min-height: 44px;
  }
`;
