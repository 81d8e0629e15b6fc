// Types of modules that the bundler creates from files. Style sheets imported as text: the build's `?inline`.
declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.css';
// The URL of a script that is built separately.
declare module '*?worker&url' {
  const url: string;
  export default url;
}
