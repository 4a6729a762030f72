// The site: the pages of this directory with a search and live sample reports. `npm ci && npm run build` in docs/ makes it.
import { posix } from 'node:path'
import { defineConfig } from 'vitepress'

// Set by GitHub Actions; a build elsewhere leads to a placeholder.
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY = 'OWNER/counterbalance' } = process.env
const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
const base = `/${GITHUB_REPOSITORY.split('/')[1]}/`

const pages = (folder, names) => Object.entries(names).map(([text, name]) => ({ text, link: `/${folder}/${name}` }))
const sidebar = [
  {
    text: 'Start',
    items: [
      { text: 'First comment', link: '/start/' },
      ...pages('start', {
        JavaScript: 'javascript',
        Rust: 'rust',
        Go: 'go',
        Python: 'python',
        Java: 'java',
        'C++': 'cpp',
      }),
    ],
  },
  {
    text: 'Use',
    items: [
      ...pages('guides', { 'Reading the comment': 'reading-the-report' }),
      { text: 'Troubleshooting', link: '/faq' },
      ...pages('guides', {
        Workflows: 'workflows',
        'Failing the job': 'gates',
        'Bigger setups': 'bigger-setups',
        'The command line': 'command-line',
        'Other CI systems': 'other-systems',
        'Coming from another tool': 'coming-from',
      }),
    ],
  },
  {
    text: 'More',
    items: pages('guides', {
      'What is measured': 'instruments',
      Servers: 'servers',
      'Sizes and growth': 'sizes',
      'Code layout': 'layout',
      'Causes: which function': 'causes',
      'Bisect: which commit': 'bisect',
      'History, and news after a merge': 'history',
    }),
  },
  {
    text: 'Trust',
    items: [
      ...pages('method', { 'How it decides': 'how-it-decides' }),
      ...pages('reference', { Limits: 'limits' }),
      { text: 'Security', link: `${repository}/blob/HEAD/SECURITY.md` },
    ],
  },
  {
    text: 'Look up',
    items: pages('reference', {
      'Inputs, settings and outputs': 'inputs',
      'Rules by benchmark': 'rules',
      'Tools and formats': 'tools',
      'Options of hyperfine': 'hyperfine',
    }),
  },
  {
    text: 'Method',
    collapsed: true,
    items: [
      ...pages('method', {
        Measuring: 'measuring',
        'The mathematics': 'mathematics',
        Simulations: 'simulations',
        'Evidence from real programs': 'evidence',
        'Real changes': 'corpus',
      }),
      ...pages('reference', { Literature: 'literature' }),
    ],
  },
  {
    text: 'Inside',
    collapsed: true,
    items: [
      { text: 'Architecture', link: '/ARCHITECTURE' },
      { text: 'Decisions', link: '/decisions/' },
    ],
  },
]

/** Shows inline code as it is: in `${{ github.token }}`, VitePress would take the braces for an expression. */
function keepCode(markdown) {
  markdown.renderer.rules.code_inline = (tokens, index) =>
    `<code v-pre>${markdown.utils.escapeHtml(tokens[index].content)}</code>`
}

/** The anchor of a heading as GitHub makes it, so that a link leads to it on both. */
function slugify(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** Leads links out of this directory, such as ../examples/go/run.sh, to the repository. A link that leads nowhere else fails the build. */
function linkRepository(markdown) {
  const render = markdown.renderer.rules.link_open
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const href = tokens[index].attrGet('href')
    const path =
      href && !/^[a-z]+:|^[#/]/.test(href) ? posix.join('docs', posix.dirname(env.relativePath), href) : 'docs/'
    if (!path.startsWith('docs/') || path.endsWith('.json'))
      tokens[index].attrSet('href', `${repository}/blob/HEAD/${path}`)
    // `rewrites` moves the page, and not what leads to it.
    else if (href) tokens[index].attrSet('href', href.replace(/(^|\/)README\.md/, '$1index.md'))
    return render ? render(tokens, index, options, env, self) : self.renderToken(tokens, index, options)
  }
}

export default defineConfig({
  title: 'Counterbalance',
  description: 'Tells you whether a pull request made your code slower, even on noisy CI runners.',
  base,
  cleanUrls: true,
  // GitHub shows README.md of a folder, and VitePress index.md.
  rewrites: { 'start/README.md': 'start/index.md', 'decisions/README.md': 'decisions/index.md' },
  markdown: {
    anchor: { slugify },
    config: markdown => {
      keepCode(markdown)
      linkRepository(markdown)
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start/' },
      { text: 'Samples', link: '/samples' },
      { text: 'Troubleshooting', link: '/faq' },
      { text: 'Method', link: '/method/how-it-decides' },
    ],
    sidebar,
    search: { provider: 'local' },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: repository }],
  },
})
