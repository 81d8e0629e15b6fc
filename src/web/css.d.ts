// Types of what the bundler makes of files. Style sheets imported as text: the build's `?inline`.
declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.css';
// The address of a script that is built by itself.
declare module '*?worker&url' {
  const url: string;
  export default url;
}
