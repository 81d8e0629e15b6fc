"""knowledge_bases: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Union
from urllib.parse import quote

from .._files import Upload, form
from .._objects import NOT_GIVEN, NotGiven, given
from .._pages import AsyncPages, Page
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import KnowledgeAnswer, KnowledgeBase, KnowledgeChunk, KnowledgeChunkingInputParam, KnowledgeCrawlInputParam, KnowledgeMetadata, KnowledgeSource


class KnowledgeBasesApi(Resource):
    """Texts, pages and files that agents answer from."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[KnowledgeBase]:
        """List knowledge bases.
        Lists the knowledge bases of the workspace, newest first.
        GET /v1/knowledge-base
        Raises ApiError: invalid_cursor.
        """
        return self._page(KnowledgeBase, Spec("GET", "/v1/knowledge-base", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Create a knowledge base.
        Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
        agents.
        POST /v1/knowledge-base
        """
        return self._json(KnowledgeBase, Spec("POST", "/v1/knowledge-base", json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, keyed=True), options)

    def list_plural(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[KnowledgeBase]:
        """List knowledge bases (second spelling).
        Lists the knowledge bases of the workspace, newest first.
        GET /v1/knowledge-bases
        Raises ApiError: invalid_cursor.
        """
        return self._page(KnowledgeBase, Spec("GET", "/v1/knowledge-bases", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def create_plural(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Create a knowledge base (second spelling).
        Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
        agents.
        POST /v1/knowledge-bases
        """
        return self._json(KnowledgeBase, Spec("POST", "/v1/knowledge-bases", json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, keyed=True), options)

    def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Get a knowledge base.
        Returns a knowledge base with the number of sources by status and the agents that use it.
        GET /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_not_found, precondition_failed.
        """
        return self._json(KnowledgeBase, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, description: Union[Optional[str], NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Change a knowledge base.
        JSON merge patch. If `chunking` changes, every source is split again. The existing chunks stay
        searchable until then.
        PATCH /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_not_found, precondition_failed.
        """
        return self._json(KnowledgeBase, Spec("PATCH", f'/v1/knowledge-base/{quote(id, safe="")}', json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, headers=given({"if-match": if_match})), options)

    def delete(self, id: str, *, force: Union[bool, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a knowledge base.
        Deletes the knowledge base and all its sources. Fails with 409 while an agent uses it, unless
        `force` is set, which removes it from those agents.
        DELETE /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_in_use, knowledge_base_not_found, precondition_failed.
        """
        return self._none(Spec("DELETE", f'/v1/knowledge-base/{quote(id, safe="")}', query=given({"force": force}), headers=given({"if-match": if_match})), options)

    def list_sources(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[KnowledgeSource]:
        """List sources.
        Lists the sources without their `content`, newest first.
        GET /v1/knowledge-base/{id}/sources
        Raises ApiError: invalid_cursor, knowledge_base_not_found.
        """
        return self._page(KnowledgeSource, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def add_source(self, id: str, *, content: Union[Optional[str], NotGiven] = NOT_GIVEN, url: Union[Optional[str], NotGiven] = NOT_GIVEN, crawl: Union[Optional[KnowledgeCrawlInputParam], NotGiven] = NOT_GIVEN, metadata: Union[KnowledgeMetadata, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Add a source.
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-base/{id}/sources
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        return self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources', json=given({"content": content, "url": url, "crawl": crawl, "metadata": metadata}), has_json=True, keyed=True), options)

    def add_source_plural(self, id: str, *, content: Union[Optional[str], NotGiven] = NOT_GIVEN, url: Union[Optional[str], NotGiven] = NOT_GIVEN, crawl: Union[Optional[KnowledgeCrawlInputParam], NotGiven] = NOT_GIVEN, metadata: Union[KnowledgeMetadata, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Add a source (second spelling).
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-bases/{id}/sources
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        return self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-bases/{quote(id, safe="")}/sources', json=given({"content": content, "url": url, "crawl": crawl, "metadata": metadata}), has_json=True, keyed=True), options)

    def get_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Get a source.
        Returns the status, sizes and times of a source, and the reason if it failed.
        GET /v1/knowledge-base/{id}/sources/{src}
        Raises ApiError: knowledge_source_not_found.
        """
        return self._json(KnowledgeSource, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}'), options)

    def delete_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a source.
        Deletes the source and its chunks immediately.
        DELETE /v1/knowledge-base/{id}/sources/{src}
        Raises ApiError: knowledge_source_not_found.
        """
        return self._none(Spec("DELETE", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}'), options)

    def refresh_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Refresh a source.
        Fetches a URL again, or retries a failed source. The old content stays searchable until the new
        content is ready. Unchanged content is not embedded again.
        POST /v1/knowledge-base/{id}/sources/{src}/refresh
        Raises ApiError: knowledge_source_not_found.
        """
        return self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}/refresh', keyed=True), options)

    def list_chunks(self, id: str, src: str, *, chunk_id: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> Page[KnowledgeChunk]:
        """List the chunks of a source.
        Lists the chunks that a search can find, in the order of the source.
        GET /v1/knowledge-base/{id}/sources/{src}/chunks
        Raises ApiError: invalid_cursor, knowledge_source_not_found.
        """
        return self._page(KnowledgeChunk, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}/chunks', query=given({"chunk_id": chunk_id, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    def query(self, id: str, *, query: str, limit: Union[int, NotGiven] = NOT_GIVEN, filter: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeAnswer:
        """Search a knowledge base.
        Searches by meaning and by words, and combines both rankings. Returns `limit` chunks, or all chunks
        if there are fewer.
        POST /v1/knowledge-base/{id}/query
        Raises ApiError: knowledge_base_not_found, provider_failed.
        """
        return self._json(KnowledgeAnswer, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/query', json=given({"query": query, "limit": limit, "filter": filter}), has_json=True), options)

    def upload_source(self, id: str, *, file: Upload, metadata: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Upload a file as a source.
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-base/{id}/sources/upload
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        parts, once = form({"file": file, "metadata": metadata}, ["file"])
        return self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources/upload', files=parts, once=once, keyed=True), options)


class AsyncKnowledgeBasesApi(AsyncResource):
    """Texts, pages and files that agents answer from."""

    def list(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[KnowledgeBase]:
        """List knowledge bases.
        Lists the knowledge bases of the workspace, newest first.
        GET /v1/knowledge-base
        Raises ApiError: invalid_cursor.
        """
        return self._page(KnowledgeBase, Spec("GET", "/v1/knowledge-base", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Create a knowledge base.
        Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
        agents.
        POST /v1/knowledge-base
        """
        return await self._json(KnowledgeBase, Spec("POST", "/v1/knowledge-base", json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, keyed=True), options)

    def list_plural(self, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[KnowledgeBase]:
        """List knowledge bases (second spelling).
        Lists the knowledge bases of the workspace, newest first.
        GET /v1/knowledge-bases
        Raises ApiError: invalid_cursor.
        """
        return self._page(KnowledgeBase, Spec("GET", "/v1/knowledge-bases", query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def create_plural(self, *, name: str, description: Union[str, NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Create a knowledge base (second spelling).
        Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
        agents.
        POST /v1/knowledge-bases
        """
        return await self._json(KnowledgeBase, Spec("POST", "/v1/knowledge-bases", json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, keyed=True), options)

    async def get(self, id: str, *, if_match: Union[str, NotGiven] = NOT_GIVEN, if_none_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Get a knowledge base.
        Returns a knowledge base with the number of sources by status and the agents that use it.
        GET /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_not_found, precondition_failed.
        """
        return await self._json(KnowledgeBase, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}', headers=given({"if-match": if_match, "if-none-match": if_none_match})), options)

    async def update(self, id: str, *, name: Union[str, NotGiven] = NOT_GIVEN, description: Union[Optional[str], NotGiven] = NOT_GIVEN, chunking: Union[KnowledgeChunkingInputParam, NotGiven] = NOT_GIVEN, refresh_interval_seconds: Union[Optional[int], NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeBase:
        """Change a knowledge base.
        JSON merge patch. If `chunking` changes, every source is split again. The existing chunks stay
        searchable until then.
        PATCH /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_not_found, precondition_failed.
        """
        return await self._json(KnowledgeBase, Spec("PATCH", f'/v1/knowledge-base/{quote(id, safe="")}', json=given({"name": name, "description": description, "chunking": chunking, "refresh_interval_seconds": refresh_interval_seconds}), has_json=True, headers=given({"if-match": if_match})), options)

    async def delete(self, id: str, *, force: Union[bool, NotGiven] = NOT_GIVEN, if_match: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Delete a knowledge base.
        Deletes the knowledge base and all its sources. Fails with 409 while an agent uses it, unless
        `force` is set, which removes it from those agents.
        DELETE /v1/knowledge-base/{id}
        Raises ApiError: knowledge_base_in_use, knowledge_base_not_found, precondition_failed.
        """
        return await self._none(Spec("DELETE", f'/v1/knowledge-base/{quote(id, safe="")}', query=given({"force": force}), headers=given({"if-match": if_match})), options)

    def list_sources(self, id: str, *, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[KnowledgeSource]:
        """List sources.
        Lists the sources without their `content`, newest first.
        GET /v1/knowledge-base/{id}/sources
        Raises ApiError: invalid_cursor, knowledge_base_not_found.
        """
        return self._page(KnowledgeSource, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources', query=given({"limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def add_source(self, id: str, *, content: Union[Optional[str], NotGiven] = NOT_GIVEN, url: Union[Optional[str], NotGiven] = NOT_GIVEN, crawl: Union[Optional[KnowledgeCrawlInputParam], NotGiven] = NOT_GIVEN, metadata: Union[KnowledgeMetadata, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Add a source.
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-base/{id}/sources
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        return await self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources', json=given({"content": content, "url": url, "crawl": crawl, "metadata": metadata}), has_json=True, keyed=True), options)

    async def add_source_plural(self, id: str, *, content: Union[Optional[str], NotGiven] = NOT_GIVEN, url: Union[Optional[str], NotGiven] = NOT_GIVEN, crawl: Union[Optional[KnowledgeCrawlInputParam], NotGiven] = NOT_GIVEN, metadata: Union[KnowledgeMetadata, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Add a source (second spelling).
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-bases/{id}/sources
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        return await self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-bases/{quote(id, safe="")}/sources', json=given({"content": content, "url": url, "crawl": crawl, "metadata": metadata}), has_json=True, keyed=True), options)

    async def get_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Get a source.
        Returns the status, sizes and times of a source, and the reason if it failed.
        GET /v1/knowledge-base/{id}/sources/{src}
        Raises ApiError: knowledge_source_not_found.
        """
        return await self._json(KnowledgeSource, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}'), options)

    async def delete_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> None:
        """Delete a source.
        Deletes the source and its chunks immediately.
        DELETE /v1/knowledge-base/{id}/sources/{src}
        Raises ApiError: knowledge_source_not_found.
        """
        return await self._none(Spec("DELETE", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}'), options)

    async def refresh_source(self, id: str, src: str, *, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Refresh a source.
        Fetches a URL again, or retries a failed source. The old content stays searchable until the new
        content is ready. Unchanged content is not embedded again.
        POST /v1/knowledge-base/{id}/sources/{src}/refresh
        Raises ApiError: knowledge_source_not_found.
        """
        return await self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}/refresh', keyed=True), options)

    def list_chunks(self, id: str, src: str, *, chunk_id: Union[str, NotGiven] = NOT_GIVEN, limit: Union[int, NotGiven] = NOT_GIVEN, cursor: Union[str, NotGiven] = NOT_GIVEN, include_total: Union[bool, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> AsyncPages[KnowledgeChunk]:
        """List the chunks of a source.
        Lists the chunks that a search can find, in the order of the source.
        GET /v1/knowledge-base/{id}/sources/{src}/chunks
        Raises ApiError: invalid_cursor, knowledge_source_not_found.
        """
        return self._page(KnowledgeChunk, Spec("GET", f'/v1/knowledge-base/{quote(id, safe="")}/sources/{quote(src, safe="")}/chunks', query=given({"chunk_id": chunk_id, "limit": limit, "cursor": cursor, "include_total": include_total})), options)

    async def query(self, id: str, *, query: str, limit: Union[int, NotGiven] = NOT_GIVEN, filter: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeAnswer:
        """Search a knowledge base.
        Searches by meaning and by words, and combines both rankings. Returns `limit` chunks, or all chunks
        if there are fewer.
        POST /v1/knowledge-base/{id}/query
        Raises ApiError: knowledge_base_not_found, provider_failed.
        """
        return await self._json(KnowledgeAnswer, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/query', json=given({"query": query, "limit": limit, "filter": filter}), has_json=True), options)

    async def upload_source(self, id: str, *, file: Upload, metadata: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> KnowledgeSource:
        """Upload a file as a source.
        Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
        most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
        far as robots.txt allows. The source is read, split and embedded in the background: GET the source
        to see its `status`.
        POST /v1/knowledge-base/{id}/sources/upload
        Raises ApiError: knowledge_base_full, knowledge_base_not_found, storage_full.
        """
        parts, once = form({"file": file, "metadata": metadata}, ["file"])
        return await self._json(KnowledgeSource, Spec("POST", f'/v1/knowledge-base/{quote(id, safe="")}/sources/upload', files=parts, once=once, keyed=True), options)
