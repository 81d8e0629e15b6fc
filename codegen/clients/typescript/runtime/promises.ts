// Return values of methods: a promise of the result, which also gives access to the response and, for lists, can be iterated.

/** A promise of the result. */
export class ApiPromise<T> extends Promise<T> {
  private answer: Promise<{ data: T; response: Response }> | undefined;

  // `then`, `catch` and `finally` return plain promises.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  static of<T>(run: () => Promise<{ data: T; response: Response }>): ApiPromise<T> {
    const answer = run();
    const promise = new ApiPromise<T>((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject);
    });
    promise.answer = answer;
    return promise;
  }

  /** The result together with the HTTP response, for its status and headers. The body has been read. */
  withResponse(): Promise<{ data: T; response: Response }> {
    // The failure is reported through the other promise; here it would count as an unhandled rejection.
    this.then(undefined, () => undefined);
    return this.answer!;
  }
}

/** Fields that all pages have. */
export interface PageData<T> {
  data: T[];
  has_more: boolean;
  next_cursor: string | null;
}

/** A page of a list. Iterating over it yields its items and the items of all following pages. */
export class Page<T, P extends PageData<T> = PageData<T>> implements AsyncIterable<T> {
  readonly data: P['data'];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  /** The page as the service sent it. */
  readonly raw: P;
  private readonly fetchNext: (cursor: string) => Promise<Page<T, P>>;

  constructor(raw: P, fetchNext: (cursor: string) => Promise<Page<T, P>>) {
    this.raw = raw;
    this.data = raw.data;
    this.has_more = raw.has_more;
    this.next_cursor = raw.next_cursor;
    this.fetchNext = fetchNext;
  }

  /** Number of items on all pages. Present only with `include_total`. */
  get total(): number | undefined {
    return (this.raw as { total?: number }).total;
  }

  /** The following page. Null after the last page. */
  async nextPage(): Promise<Page<T, P> | null> {
    return this.has_more && this.next_cursor !== null ? this.fetchNext(this.next_cursor) : null;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    yield* this.data;
    for (let page = await this.nextPage(); page; page = await page.nextPage()) yield* page.data;
  }
}

/** `await` gives the first page; `for await` yields the items of all pages. The first page is fetched once. */
export class PagePromise<T, P extends PageData<T> = PageData<T>>
  extends Promise<Page<T, P>>
  implements AsyncIterable<T>
{
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  static ofPages<T, P extends PageData<T>>(fetchPage: (cursor: string | undefined) => Promise<P>): PagePromise<T, P> {
    const get = async (cursor?: string): Promise<Page<T, P>> => new Page<T, P>(await fetchPage(cursor), get);
    const first = get();
    return new PagePromise<T, P>((resolve, reject) => void first.then(resolve, reject));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    yield* await this;
  }
}
