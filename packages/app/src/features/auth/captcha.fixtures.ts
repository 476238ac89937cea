import { session } from '@ca-portal/api/contract';
import { mock } from '@ca-portal/api/mocks';

const uuid = '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11';

/** A picture like the server's, drawn here: base64 PNG without the data prefix. */
function picture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 80;
  const pen = canvas.getContext('2d');
  if (!pen) return session.captcha.example.response.image;
  pen.fillStyle = '#edf0f5';
  pen.fillRect(0, 0, 240, 80);
  pen.fillStyle = '#0057a3';
  pen.font = 'bold 48px Georgia, serif';
  pen.fillText('7+5=?', 48, 56);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Answers the captcha call; the result of the sum is 12. */
export const captchaPicture = () => mock(session.captcha, () => ({ image: picture(), uuid }));
