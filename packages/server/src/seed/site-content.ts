import { escapeText } from '../kernel/html.js';
import { formatBeijing, parseBeijing, type ContentKind } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import type { ArticleSource } from './articles/article.js';
import { guides } from './articles/guides.js';
import { problems } from './articles/problems.js';
import { rules } from './articles/rules.js';
import { videos } from './articles/videos.js';
import { demoAgreements } from './agreements.js';
import { courseSources } from './courses.js';
import { demoNotices } from './notices.js';
import type { ServicePoint } from '../province/province.js';
import { agreementCategory, publishedColumns } from '../services/content/index.js';
import { demoQuestions } from './questions.js';
import {
  demoAbout,
  demoAdverts,
  demoCarousel,
  demoContacts,
  demoDownloads,
  demoExperiences,
  demoKeywords,
  demoPartners,
  demoSolutions,
  factList,
} from './site.js';

const author = '平台运营';
type Source = Partial<t.ContentForm> & { id: number; title: string; at: string };

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeText(line)}</p>`).join('');

/** Lines as HTML: adjacent lines with the same marker form one list. */
function richText(lines: readonly string[]): string {
  let out = '';
  let open = '';
  for (const line of lines) {
    const list = line.startsWith('- ') ? 'ul' : /^\d+\. /.test(line) ? 'ol' : '';
    if (open && open !== list) out += `</${open}>`;
    if (list && open !== list) out += `<${list}>`;
    open = list;
    out += list ? `<li>${escapeText(line.replace(/^(?:-|\d+\.) /, ''))}</li>` : `<p>${escapeText(line)}</p>`;
  }
  return open ? `${out}</${open}>` : out;
}

const articleCategories = [
  ['办理指南', guides],
  ['常见问题', problems],
  ['政策法规', rules],
  ['操作视频', videos],
] as const;

/** Dates over the year before the newest notice, so that sorting by time has an effect. */
const articleDay = (n: number) => formatBeijing(new Date(Date.UTC(2026, 10, 12, 1) - n * 5.4 * 86_400_000));

const articles = (): Source[] =>
  articleCategories
    .flatMap(([category, list]) => list.map((article: ArticleSource) => ({ category, article })))
    .map(({ category, article }, n) => ({
      id: n + 1,
      at: articleDay((n * 7) % 60),
      title: article.title,
      category,
      summary: article.summary,
      html: Object.entries(article.sections)
        .map(([heading, lines]) => `<h2>${escapeText(heading)}</h2>${richText(lines)}`)
        .join(''),
      facts: factList({
        conclusion: article.conclusion,
        ...(article.seconds ? { videoSeconds: String(article.seconds) } : {}),
      }),
    }));

const pointForm = ({ city, address, phone, hours, longitude, latitude }: ServicePoint) => ({
  category: city,
  facts: factList({ address, phone, hours, longitude: String(longitude), latitude: String(latitude) }),
});

const sources = (now: Date, points: readonly ServicePoint[]): Partial<Record<ContentKind, Source[]>> => {
  const at = formatBeijing(new Date(now.getTime() - 30 * 86_400_000));
  const placed = <S extends { title: string }>(
    list: readonly S[],
    more: (one: S) => Partial<Source>,
  ): Source[] => list.map((one, n) => ({ id: n + 1, at, title: one.title, position: n + 1, ...more(one) }));
  const picture = ({ summary, link, image }: (typeof demoCarousel | typeof demoAdverts)[number]) => ({
    summary,
    link,
    facts: image ? factList({ imageUrl: image }) : [],
  });
  return {
    notice: demoNotices.map(({ text, ...notice }, n) => ({
      ...notice,
      id: n + 1,
      html: paragraphs(text),
      summary: text[0] ?? '',
      facts: n === 0 ? factList({ file: 'maintenance-plan-2026-12.pdf' }) : [],
    })),
    article: articles(),
    download: demoDownloads.map((one) => ({
      id: one.id,
      title: one.title,
      at: one.at,
      category: one.category,
      summary: one.content,
      facts: factList({
        system: one.system,
        provider: one.provider ?? '',
        version: one.version,
        openMode: one.inside ? 'inside' : 'tab',
        whereFrom: '平台',
        file: one.file ?? [],
        step: one.steps ?? [],
        change: one.changes ?? [],
      }),
    })),
    carousel: placed(demoCarousel, picture),
    advert: placed(demoAdverts, picture),
    partner: placed(
      demoPartners.map(([category, title, monogram, qualification, since, status]) => ({
        category,
        title,
        monogram,
        qualification,
        since,
        status,
      })),
      ({ category, monogram, qualification, since, status }) => ({
        category,
        facts: factList({ monogram, qualification, since, status }),
      }),
    ),
    solution: placed(demoSolutions, ({ summary, steps, results }) => ({
      summary,
      facts: factList({ step: steps, result: results }),
    })),
    experience: placed(demoExperiences, ({ summary, kind }) => ({
      summary,
      link: kind === 'guide' ? '/jumpydDetial' : '/experience',
      facts: factList({ kind }),
    })),
    servicePoint: placed(
      points.map((point) => ({ ...point, title: point.name })),
      pointForm,
    ),
    about: [
      { id: 1, at, title: '关于我们', html: demoAbout.html, facts: factList(demoAbout.facts) },
      ...demoAgreements.map((one, n) => ({
        ...one,
        id: n + 2,
        at,
        category: 'category' in one ? one.category : agreementCategory,
        position: n + 2,
        facts: factList({ version: '2026-1' }),
      })),
    ],
    course: courseSources(now),
    question: placed(demoQuestions, ({ answer, similar, common, key }) => ({
      html: paragraphs([answer]),
      pinned: common ?? false,
      facts: factList({ key, similar: similar ?? [] }),
    })),
  };
};

interface Published {
  readonly kind: ContentKind;
  readonly id: number;
  readonly at: Date;
  readonly form: t.ContentForm;
}

const published = (kind: ContentKind, { id, at, ...given }: Source): Published => ({
  kind,
  id,
  at: parseBeijing(at),
  form: {
    category: '',
    summary: '',
    html: '',
    link: '',
    imageFileId: null,
    attachmentIds: [],
    pinned: false,
    position: 0,
    publishAt: null,
    facts: [],
    ...given,
  },
});

/** Published with a first version, as if an editor had written it. */
async function publish(db: Db, all: readonly Published[]): Promise<void> {
  await db.insert(t.contentEntries).values(
    all.map(({ kind, id, at }) => ({
      kind,
      id,
      state: 'published' as const,
      version: 1,
      authorName: author,
      approverName: author,
      updatedAt: at,
    })),
  );
  await db.insert(t.contentVersions).values(
    all.map(({ kind, id, at, form }) => ({
      kind,
      id,
      version: 1,
      form,
      authorName: author,
      at,
      publishedAt: at,
    })),
  );
  await db.insert(t.publishedContent).values(
    all.map(({ kind, id, at, form }) => ({
      kind,
      id,
      ...publishedColumns(form),
      publisher: kind === 'notice' ? '运营服务部' : author,
      publishTime: at,
      changedAt: at,
    })),
  );
}

/** Writes the service points of the province's file, once: from then on the operator edits them. */
export async function seedProvincePoints(db: Db, now: Date, points: readonly ServicePoint[]): Promise<void> {
  const had = await db.$count(t.contentEntries, eq(t.contentEntries.kind, 'servicePoint'));
  if (had > 0 || points.length === 0) return;
  const at = formatBeijing(now);
  await publish(
    db,
    points.map((point, n) =>
      published('servicePoint', { id: n + 1, at, title: point.name, position: n + 1, ...pointForm(point) }),
    ),
  );
}

/** Everything that the public pages show. */
export async function seedSiteContent(db: Db, now: Date, points: readonly ServicePoint[]): Promise<void> {
  const all = Object.entries(sources(now, points)).flatMap(([kind, list]) =>
    list.map((one) => published(kind as ContentKind, one)),
  );
  await publish(db, all);
  // Initial view counts, as on a site in use.
  await db.insert(t.contentCounters).values(
    all
      .filter(({ kind }) => ['notice', 'article', 'download'].includes(kind))
      .map(({ kind, id }) => {
        const votes = kind === 'article' ? 40 + ((id * 37) % 160) : 0;
        return {
          kind,
          id,
          reads: 260 + ((id * 2_741) % 9_000),
          votes,
          helpful: Math.round(votes * (0.84 + (id % 14) / 100)),
        };
      }),
  );
  await db.insert(t.serviceContacts).values(demoContacts.map((one, n) => ({ ...one, position: n + 1 })));
  await db
    .insert(t.searchedKeywords)
    .values(demoKeywords.map((keyword, n) => ({ keyword, searches: 90 - n * 12, lastAt: now })));
}
