import { createGlobalStyle, styled } from 'styled-components';
import { scrollBarRoom } from '../internal/scrollBarRoom.js';
import { visuallyHidden } from '../theme/visuallyHidden.js';

/* The fixed bar would cover the end of the page, so the page gets a bottom padding. */
export const RoomForBar = createGlobalStyle`
  @media (max-width: 1279.98px) and (min-height: 480px) {
    body { padding-bottom: calc(76px + env(safe-area-inset-bottom)); }
  }
`;

export const SummaryRoot = styled.aside`
  position: sticky;
  top: var(--ca-s-6);
  padding: var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  & > [data-part='title'] {
    margin-bottom: var(--ca-s-4);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }

  & dl {
    display: grid;
    gap: var(--ca-s-3);
  }

  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
  }

  & dt {
    color: var(--ca-text-2);
    /* break lines between words: “证书服务 / 费” is hard to read */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }

  & dt small {
    display: block;
    color: var(--ca-text-3);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }

  & dd {
    text-align: right;
  }

  & [data-part='details'] + [data-part='lines'] {
    margin-top: var(--ca-s-4);
    padding-top: var(--ca-s-4);
    border-top: 1px solid var(--ca-border-1);
  }

  & [data-part='lines'] dd {
    white-space: nowrap;
  }

  & dd[data-kind='discount'],
  & dd[data-kind='free'] {
    color: var(--ca-success-fg);
  }

  & dd del {
    margin-right: 0.4em;
    color: var(--ca-text-3);
  }

  & [data-part='total'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--ca-s-4);
    margin-top: var(--ca-s-3);
    padding-top: var(--ca-s-4);
    border-top: 1px solid var(--ca-border-1);
  }

  & [data-part='total'] > span:first-child {
    color: var(--ca-text-2);
  }

  & [data-part='amount'] {
    display: block;
    min-width: 4em;
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: 1;
    text-align: right;
    white-space: nowrap;
  }

  & [data-part='way'] {
    margin-top: var(--ca-s-4);
  }

  & [data-part='way'] > * {
    width: 100%;
  }

  & > [data-part='note'] {
    margin-top: var(--ca-s-3);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }

  & [data-part='live'] {
    ${visuallyHidden}
  }

  @media (max-width: 1279.98px) {
    position: static;

    & > [data-part='bar'] {
      position: fixed;
      right: 0;
      bottom: 0;
      left: 0;
      z-index: var(--ca-z-header);
      display: flex;
      align-items: center;
      gap: 16px;
      padding: 10px calc(16px + ${scrollBarRoom}) calc(10px + env(safe-area-inset-bottom)) 16px;
      border-top: 1px solid var(--ca-border-1);
      background: var(--ca-bg-surface);

      @media (max-height: 479.98px) {
        position: static;
      }
    }

    & [data-part='total'] {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
    }

    & [data-part='total'] > span:first-child {
      font-size: var(--ca-fs-caption);
    }

    & [data-part='amount'] {
      font-size: var(--ca-fs-h4);
      text-align: left;
    }

    & [data-part='way'] {
      flex: 1;
      min-width: 0;
      margin: 0;
    }
    /* the label of the button may wrap, the sum beside it may not */
    & [data-part='way'] > * {
      white-space: normal;
    }
  }

  @media (max-width: 767.98px) {
    --ca-card-pad: 1rem;
  }
`;
