// Style sheets as text: what the build makes of `?inline`.
declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.css';
