import { styled } from 'styled-components';

export const QrRoot = styled.figure`
  display: inline-grid;
  justify-items: center;
  gap: var(--ca-s-2);
  max-width: 100%;
  margin: 0;
  color: var(--ca-text-1);
`;

/** White in every theme and in forced colors: a scanner needs dark on light. */
export const QrSheet = styled.svg`
  display: block;
  width: max(var(--local-size), 112px);
  max-width: 100%;
  height: auto;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-sm);
  background: #fff;
  forced-color-adjust: none;
`;

export const QrMissing = styled.p`
  width: max(var(--local-size), 112px);
  max-width: 100%;
  padding: var(--ca-s-3);
  border: 1px dashed var(--ca-border-control);
  border-radius: var(--ca-r-sm);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
`;

export const QrCaption = styled.figcaption`
  font-weight: var(--ca-fw-strong);
  text-align: center;
`;

export const QrText = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-1);
  max-width: max(var(--local-size), 112px, 16rem);

  > [data-part='text'] {
    min-width: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-sm);
    color: var(--ca-text-2);
    user-select: all;
  }
`;

export const QrStatus = styled.output`
  min-height: 1lh;
  font-size: var(--ca-fs-sm);
  color: var(--ca-text-2);
`;
