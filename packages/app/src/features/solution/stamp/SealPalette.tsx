import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { pickFile } from '../../../shared/files/index.js';
import { recolored, sealPicture, type SealPicture } from './seal-pictures.js';
import { PageTools, SealRows } from './Stamp.styles.js';
import { SignatureDialog } from '../../../shared/signature/index.js';

interface SealPaletteProps {
  pictures: readonly SealPicture[];
  /** How often each picture is placed on a page. */
  countOf: (id: string) => number;
  onAdd: (picture: SealPicture) => void;
  onPlace: (picture: SealPicture) => void;
  onRemove: (picture: SealPicture) => void;
}

const colors = [
  { ink: 'red', word: '红色' },
  { ink: 'blue', word: '蓝色' },
] as const;
const unusable = '请选择 PNG 图片，不超过 2 MB。白底图片会盖住文字，请用透明底，选进来以后也可以去掉底色。';

/** Pictures that can be placed: the lock's seal, pictures of seals, drawn signatures. */
export function SealPalette({ pictures, countOf, onAdd, onPlace, onRemove }: SealPaletteProps) {
  const [problem, setProblem] = useState<string>();
  const [drawing, setDrawing] = useState(false);
  const take = async (file: Blob, name: string, kind: 'seal' | 'signature') => {
    const picture = sealPicture(name, new Uint8Array(await file.arrayBuffer()), kind);
    setProblem(picture ? undefined : unusable);
    if (picture) onAdd(picture);
  };
  const change = async (picture: SealPicture, { ink, word }: (typeof colors)[number]) => {
    const made = await recolored(picture, ink, word);
    setProblem(made ? undefined : '这张图片变不了颜色。请换一张清楚的扫描件。');
    if (made) onAdd(made);
  };
  return (
    <>
      {pictures.length === 0 ? (
        <p>还没有印章。用印章图片，或手写签名。锁里有印章的，检测到锁以后会出现在这里。</p>
      ) : null}
      <SealRows>
        {pictures.map((picture) => {
          const count = countOf(picture.id);
          return (
            <li key={picture.id}>
              <img src={picture.url} alt="" />
              <div>
                {picture.name}
                <small>
                  {Math.round(picture.width)} × {Math.round(picture.height)} 毫米
                  {count > 0 ? `，已放 ${count} 处` : ''}
                </small>
              </div>
              <Button
                size="sm"
                onClick={() => onPlace(picture)}
                aria-label={`${count > 0 ? '再放一处' : '放到本页'}，${picture.name}`}
              >
                {count > 0 ? '再放一处' : '放到本页'}
              </Button>
              {colors.map((color) => (
                <Button
                  key={color.ink}
                  size="sm"
                  variant="text"
                  onClick={() => void change(picture, color)}
                  aria-label={`去底变${color.word.slice(0, 1)}，${picture.name}`}
                >
                  去底变{color.word.slice(0, 1)}
                </Button>
              ))}
              <Button
                size="sm"
                variant="text"
                onClick={() => onRemove(picture)}
                aria-label={`移除，${picture.name}`}
              >
                移除
              </Button>
            </li>
          );
        })}
      </SealRows>
      {problem ? (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      ) : null}
      <PageTools>
        <Button
          icon={<Icon name="upload" />}
          onClick={() =>
            pickFile('image/png,.png', (file) => void take(file, file.name.replace(/\.png$/i, ''), 'seal'))
          }
        >
          用印章图片
        </Button>
        <Button icon={<Icon name="signature" />} onClick={() => setDrawing(true)}>
          手写签名
        </Button>
      </PageTools>
      <Suspense>
        {drawing ? (
          <SignatureDialog
            clear
            otherwise="不方便时，可以改用签名的图片。"
            onPicture={(picture) => take(picture, '手写签名', 'signature')}
            onClose={() => setDrawing(false)}
            setShown={setDrawing}
          />
        ) : null}
      </Suspense>
    </>
  );
}
