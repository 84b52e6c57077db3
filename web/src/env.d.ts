interface ImportMetaEnv {
  /** Address of the site, 'https://…' without a slash at the end; '' if the build was not given one. */
  readonly PUBLIC_URL: string;
  /** See lib/site.ts. */
  readonly SITE: import('./lib/site.ts').Site;
}

/** Made by vite-plugins/help-articles.ts; empty in the browser. */
declare module 'virtual:help-texts' {
  const texts: import('./public/help/articles.ts').HelpTexts;
  export default texts;
}
