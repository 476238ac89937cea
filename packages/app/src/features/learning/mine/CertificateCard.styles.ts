import { styled } from 'styled-components';

export const CertificateSheet = styled.section`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1); /* paper: white in every theme */
  overflow: hidden;

  > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: 26rem;
    opacity: 0.35;
    translate: -50% -50%;
  }
  > div {
    display: grid;
    justify-items: center;
    margin: 4px;
    padding: var(--ca-s-6) var(--ca-s-5) var(--ca-s-4);
    border: 1px solid var(--ca-motif-strong);
    outline: 1px solid var(--ca-motif);
    outline-offset: 3px;
    text-align: center;
  }
  h2 {
    margin: var(--ca-s-2) 0 var(--ca-s-3);
    font-family: var(--ca-font-seal);
    font-size: var(--ca-fs-h2);
    font-weight: 700;
    line-height: var(--ca-lh-h2);
  }
  p {
    font-size: var(--ca-fs-sm);
  }
  p > b {
    font-weight: var(--ca-fw-strong);
  }
  [data-part='title'] {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='foot'] {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--ca-s-3);
    width: 100%;
    margin-top: var(--ca-s-5);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    text-align: left;
  }
  [data-part='number'] {
    display: block;
    color: var(--ca-text-1);
    font-family: var(--ca-font-mono);
  }
  /* large type: the number whole, the seal below it */
  [data-mode='elder'] & [data-part='foot'] {
    flex-wrap: wrap;
  }
  [data-mode='elder'] & [data-part='number'] {
    white-space: nowrap;
  }
  [data-part='foot'] > svg {
    flex: none;
    margin-left: auto;
    width: 5.75rem;
    height: 5.75rem;
  }
`;

export const CertificateActions = styled.div`
  display: flex;
  gap: var(--ca-s-2);

  > * {
    flex: 1;
  }
`;
