interface Page<T> {
  readonly data: readonly T[]
  readonly headers: { readonly link?: string | undefined }
}

/** All items of a list, over all its pages; pages are as large as they can be, since each is a request. */
export async function listAll<T>(
  ask: (parameters: { readonly per_page: number; readonly page?: number }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const { data, headers } = await ask({ per_page: 100, ...(page > 1 ? { page } : {}) })
    all.push(...data)
    if (!headers.link?.includes('rel="next"')) return all
  }
}
