// Handles errors thrown while a page renders: the shell stays, and the user can try again or go elsewhere.
import { Component, type ComponentChildren } from 'preact';
import { asFailure } from '../api/failure.ts';
import { Page } from '../parts/page.tsx';
import { Failed } from '../parts/state-box.tsx';

export class PageBoundary extends Component<{ at: string; children: ComponentChildren }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate({ at }: { at: string }): void {
    if (at !== this.props.at && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Page title="Error">
        <Failed failure={asFailure(error)} retry={() => location.reload()} />
      </Page>
    );
  }
}
