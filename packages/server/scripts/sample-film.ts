/**
 * Makes the film used for every lesson and for the live stream of the sample data: six slides of ten seconds,
 * a soft chime at the start of each, captions; as one MP4 and as HLS in segments of four seconds.
 *
 *     node --import tsx packages/server/scripts/sample-film.ts
 *
 * Run it by hand after changing the slides, never by CI: it needs ffmpeg (with x264) and the Chromium of
 * Playwright (`CHROMIUM` names another one). The results are committed under `assets/public`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const folder = fileURLToPath(new URL('../assets/public/', import.meta.url));
const slideSeconds = 10;

interface Slide {
  readonly title: string;
  readonly points: readonly string[];
  /** The captions of the slide: two, five seconds each. */
  readonly said: readonly [string, string];
}

const slides: readonly Slide[] = [
  {
    title: 'CA锁使用入门',
    points: ['插锁与检测', '密码与签章', '延期与注销'],
    said: ['欢迎学习CA锁使用入门。', '本片是示例课程，用一分钟讲清五个要点。'],
  },
  {
    title: '插锁之前，先做三项准备',
    points: ['安装驱动程序并重启浏览器', '使用 Chrome 或 Firefox', '插在电脑自带的 USB 口'],
    said: ['先在下载中心安装驱动程序，再打开浏览器。', '请直接插在电脑上，不要经过扩展坞。'],
  },
  {
    title: '第一次插锁，核对三处',
    points: ['证书序列号能读到', '单位名称与营业执照一致', '有效期还没有过'],
    said: ['插好锁后点“重新检测”，页面会显示证书序列号。', '核对单位名称和有效期，不一致时先办变更。'],
  },
  {
    title: '密码只在锁里核对',
    points: ['平台和客服都不会索要密码', '连续输错，锁会停用', '忘记密码请到网点重置'],
    said: ['证书密码不会离开锁，任何人索要都不要给。', '页面会提示还可以输入几次，请慢一点输入。'],
  },
  {
    title: '签章前，先核对三件事',
    points: ['锁是本次投标的主锁或副锁', '证书有效期覆盖开标日', '印章图案与单位名称一致'],
    said: ['签章前核对锁、有效期和印章图案。', '开标当天证书必须有效，快到期的先办延期。'],
  },
  {
    title: '到期前 80 天可以延期',
    points: ['在线延期，不用换锁', '开标之前不要更换证书', '不再使用时办理注销'],
    said: ['到期前八十天起可以在线延期，不用换锁。', '本片到此结束，学习进度已经自动保存。'],
  },
];

/** The guilloche pattern of the design language, reduced for a small picture. */
function motif(): string {
  const ring = (radius: number, depth: number, lobes: number) => {
    const points = Array.from({ length: 180 }, (_, i) => {
      const angle = (i / 180) * 2 * Math.PI;
      const reach = radius * (1 + depth * Math.sin(lobes * angle));
      return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
    });
    const turns = Array.from({ length: 4 }, (_, i) => (i * 360) / 4 / lobes);
    return turns.map((turn) => `<path transform="rotate(${turn})" d="M${points.join('L')}Z"/>`).join('');
  };
  return `<svg viewBox="-310 -310 620 620">${ring(260, 0.13, 12)}${ring(180, 0.12, 9)}${ring(105, 0.1, 7)}</svg>`;
}

const page = ({ title, points }: Slide, number: number) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 640px; height: 360px; overflow: hidden; position: relative; background: #0e131a;
    color: #eef2f7; font: 18px/1.5 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif; }
  svg { position: absolute; width: 460px; right: -150px; top: -70px; fill: none; stroke: #2c5a8c; opacity: .55; }
  main { position: absolute; left: 44px; top: 84px; right: 30px; }
  p { margin: 0 0 4px; font-size: 13px; color: #b6c0cd; }
  h1 { margin: 0 0 18px; font-size: 29px; }
  li { list-style: none; display: flex; gap: 14px; margin: 0 0 9px; font-size: 19px; }
  li b { font-family: 'Noto Serif SC', 'Noto Serif CJK SC', serif; color: #e0694f; }
  ol { margin: 0; padding: 0; }
</style>${motif()}<main><p>示例课程 第 ${number} 页，共 ${slides.length} 页</p><h1>${title}</h1>
<ol>${points.map((point, i) => `<li><b>${i + 1}</b>${point}</li>`).join('')}</ol></main>`;

async function draw(into: string): Promise<void> {
  const { CHROMIUM } = process.env;
  const browser = await chromium.launch(CHROMIUM ? { executablePath: CHROMIUM } : {});
  const view = await browser.newPage({ viewport: { width: 640, height: 360 } });
  for (const [i, slide] of slides.entries()) {
    await view.setContent(page(slide, i + 1));
    await view.screenshot({ path: join(into, `slide-${i}.png`) });
  }
  await browser.close();
}

/** Each option is followed by its value; the last argument is the output file. */
const ffmpeg = (...options: string[][]) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options.flat()], {
    stdio: 'inherit',
  });

function encode(from: string): void {
  const seconds = slides.length * slideSeconds;
  const film = join(folder, 'lesson-sample.mp4');
  const chime = `aevalsrc='0.06*sin(2*PI*523*t)*exp(-3*mod(t,${slideSeconds}))':s=24000:d=${seconds}`;
  ffmpeg(
    ['-framerate', `1/${slideSeconds}`, '-i', join(from, 'slide-%d.png')],
    ['-f', 'lavfi', '-i', chime],
    ['-vf', 'fps=10,format=yuv420p'],
    ['-map', '0:v', '-map', '1:a', '-t', String(seconds)],
    // A key frame every four seconds: HLS cuts there.
    ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '31', '-profile:v', 'main'],
    ['-g', '40', '-keyint_min', '40', '-sc_threshold', '0'],
    ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-movflags', '+faststart', film],
  );
  for (const old of readdirSync(folder).filter((name) => /^live-sample-\d+\.m4s$/.test(name))) {
    rmSync(join(folder, old));
  }
  ffmpeg(
    ['-i', film, '-c', 'copy', '-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod'],
    ['-start_number', '1', '-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'live-sample-init.mp4'],
    ['-hls_segment_filename', join(folder, 'live-sample-%d.m4s'), join(folder, 'live-sample.m3u8')],
  );
}

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

function caption(): void {
  const cues = slides.flatMap(({ said }, i) =>
    said.map((text, half) => {
      const begin = i * slideSeconds + (half * slideSeconds) / 2;
      // A short gap: otherwise the player would show two captions at once.
      return `${clock(begin)} --> ${clock(begin + slideSeconds / 2 - 0.1)}\n${text}\n`;
    }),
  );
  const text = `WEBVTT\n\n${cues.join('\n')}`;
  for (const name of ['lesson-sample.vtt', 'live-sample.vtt']) writeFileSync(join(folder, name), text);
}

const scratch = mkdtempSync(join(tmpdir(), 'sample-film-'));
await draw(scratch);
encode(scratch);
caption();
rmSync(scratch, { recursive: true });
